import type { account } from '@ticarum/contract/procedures/account'
import type { Router } from '../../door/door.ts'
import { getDeletion } from './account.queries.ts'
import { getExport, lastExport, startExport } from './account-exports.ts'
import { requestDeletion, undoDeletion } from './request-deletion.ts'

export const accountRouter: Router<typeof account> = {
  getDeletion,
  requestDeletion,
  undoDeletion,
  startExport,
  lastExport,
  getExport,
}
