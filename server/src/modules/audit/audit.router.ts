import type { audit } from '@ticarum/contract/procedures/audit'
import type { Router } from '../../door/door.ts'
import { listAuditEntries } from './audit.queries.ts'

export const auditRouter: Router<typeof audit> = { list: listAuditEntries }
