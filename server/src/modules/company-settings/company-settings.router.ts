import type { companySettings } from '@ticarum/contract/procedures/company-settings'
import type { Router } from '../../door/door.ts'
import { readCompanySettings, saveCompanySettings } from './company-settings.ts'

export const companySettingsRouter: Router<typeof companySettings> = {
  get: readCompanySettings,
  save: saveCompanySettings,
}
