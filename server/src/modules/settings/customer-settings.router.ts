import type { customerSettings } from '@ticarum/contract/procedures/customer-settings'
import type { Router } from '../../door/door.ts'
import { readCustomerSettings, saveCustomerSettings } from './customer-settings.ts'

export const customerSettingsRouter: Router<typeof customerSettings> = {
  get: readCustomerSettings,
  save: saveCustomerSettings,
}
