import type { analytics } from '@ticarum/contract/procedures/analytics'
import type { Router } from '../../door/door.ts'
import { listMissedSearches } from './missed-searches.queries.ts'
import { platformReport } from './platform-report.ts'
import { recordMiss } from './record-miss.ts'
import { recordView } from './record-view.ts'
import { salesTotals } from './sales-totals.ts'
import { supplierReport } from './supplier-report.ts'

export const analyticsRouter: Router<typeof analytics> = {
  supplier: supplierReport,
  platform: platformReport,
  totals: salesTotals,
  view: recordView,
  missed: listMissedSearches,
  recordMiss,
}
