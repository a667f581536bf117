import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { formFields } from '../../../context/form-fields.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { changePasswordAction } from '../../security/password.server.ts'
import { saveCompanySettingsAction } from '../company/settings.server.ts'
import { saveRatesAction } from '../rates/rates.server.ts'
import { saveTradeSettingsAction } from '../trade/trade-settings.server.ts'
import { saveOwnSettingsAction } from './own-settings.server.ts'
import { ADMIN_SETTINGS_PATH } from './paths.ts'

/** Loads all forms of the page: an admin's own settings, rates, and those of the company. */
export async function loadAdminSettings({ request, context }: LoaderFunctionArgs) {
  await requireRole({ request, context }, 'admin')
  const { adminSettings, companySettings, currencyRates, identity, tradeSettings } = context.get(apiContext)
  const [own, ways, rates, company, trade] = await Promise.all([
    adminSettings.get.try({}),
    identity.signInWays.try({}),
    currencyRates.list.try({}),
    companySettings.get.try({}),
    tradeSettings.get.try({}),
  ])
  if (own.ok && ways.ok && rates.ok && company.ok && trade.ok)
    return {
      settings: {
        own: own.value,
        hasPassword: ways.value.password,
        rates: rates.value.rates,
        company: company.value,
        trade: trade.value,
      },
      key: newFormKey(),
    }
  const failed = [own, ways, rates, company, trade].find((answer) => !answer.ok)
  return data({ settings: null, key: '' }, { status: statusOf(failed && !failed.ok ? failed.code : 'INTERNAL') })
}

export async function saveAdminSettingsAction({ request, context }: ActionFunctionArgs) {
  const { key = '', ...values } = await formFields(request)
  if (values.intent === 'own') return saveOwnSettingsAction(context, key, values)
  if (values.intent === 'change') return changePasswordAction(context, { ...values, key }, ADMIN_SETTINGS_PATH)
  if (values.intent === 'rates') return saveRatesAction(context, key, values)
  if (values.intent === 'trade') return saveTradeSettingsAction(context, key, values)
  return saveCompanySettingsAction(context, key, values)
}
