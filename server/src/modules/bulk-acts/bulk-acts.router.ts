import type { bulkActs } from '@ticarum/contract/procedures/bulk-acts'
import type { Router } from '../../door/door.ts'
import { getBulkAct } from './bulk-acts.queries.ts'

export const bulkActsRouter: Router<typeof bulkActs> = { get: getBulkAct }
