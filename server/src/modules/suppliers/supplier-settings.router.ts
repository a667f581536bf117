import type { supplierSettings } from '@ticarum/contract/procedures/supplier-settings'
import type { Router } from '../../door/door.ts'
import { saveSupplierSettings } from './save-supplier-settings.ts'
import { readSupplierSettings } from './supplier-settings.queries.ts'

export const supplierSettingsRouter: Router<typeof supplierSettings> = {
  get: readSupplierSettings,
  save: saveSupplierSettings,
}
