import type { companies } from '@ticarum/contract/procedures/companies'
import type { Router } from '../../door/door.ts'
import { listSuppliers, myCompany, supplierProfile } from './companies.queries.ts'
import { recentActivity } from './recent-activity.ts'
import { renameCompany } from './rename-company.ts'

export const companiesRouter: Router<typeof companies> = {
  listSuppliers,
  supplier: supplierProfile,
  getMine: myCompany,
  activity: recentActivity,
  rename: renameCompany,
}
