import type { adminSettings } from '@ticarum/contract/procedures/admin-settings'
import type { Router } from '../../door/door.ts'
import { readAdminSettings, saveAdminSettings } from './admin-settings.ts'

export const adminSettingsRouter: Router<typeof adminSettings> = {
  get: readAdminSettings,
  save: saveAdminSettings,
}
