import type { profile } from '@ticarum/contract/procedures/profile'
import type { Router } from '../../door/door.ts'
import { readProfile } from './profile.queries.ts'
import { saveCustomerCompany } from './save-customer-company.ts'
import { saveProfile } from './save-profile.ts'

export const profileRouter: Router<typeof profile> = {
  get: readProfile,
  save: saveProfile,
  saveCompany: saveCustomerCompany,
}
