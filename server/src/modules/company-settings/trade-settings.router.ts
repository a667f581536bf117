import type { tradeSettings } from '@ticarum/contract/procedures/trade-settings'
import type { Router } from '../../door/door.ts'
import { publicTerms } from './ports.queries.ts'
import { readTradeSettings, saveTradeSettings } from './trade-settings.ts'
import { agreeToWays, withdrawWays } from './ways-change.ts'

export const tradeSettingsRouter: Router<typeof tradeSettings> = {
  get: readTradeSettings,
  save: saveTradeSettings,
  agreeToWays,
  withdrawWays,
  ports: publicTerms,
}
