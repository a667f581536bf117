import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { formFields } from '../../../context/form-fields.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { accountAction, loadAccount } from '../../account/account.server.ts'
import { isAccountIntent } from '../../account/account-answers.ts'
import { changePasswordAction } from '../../security/password.server.ts'
import { saveCompanySettingsAction } from '../company/settings.server.ts'
import { saveRatesAction } from '../rates/rates.server.ts'
import { saveTradeSettingsAction } from '../trade/trade-settings.server.ts'
import { saveOwnSettingsAction } from './own-settings.server.ts'
import { ADMIN_SETTINGS_PATH } from './paths.ts'

/** Loads all forms of the page: an admin's own settings, rates, and those of the company. */
export async function loadAdminSettings({ request, context }: LoaderFunctionArgs) {
  await requireRole({ request, context }, 'admin')
  const api = context.get(apiContext)
  const { adminSettings, companySettings, currencyRates, identity, tradeSettings } = api
  const [own, ways, rates, company, trade, account] = await Promise.all([
    adminSettings.get.try({}),
    identity.signInWays.try({}),
    currencyRates.list.try({}),
    companySettings.get.try({}),
    tradeSettings.get.try({}),
    loadAccount(api, request),
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
      account,
      key: newFormKey(),
    }
  const failed = [own, ways, rates, company, trade].find((answer) => !answer.ok)
  return data(
    { settings: null, account: null, key: '' },
    { status: statusOf(failed && !failed.ok ? failed.code : 'INTERNAL') },
  )
}

export async function saveAdminSettingsAction({ request, context }: ActionFunctionArgs) {
  const { key = '', ...values } = await formFields(request)
  const { intent, password = '' } = values
  if (isAccountIntent(intent)) return accountAction(context, { intent, key, password, path: ADMIN_SETTINGS_PATH })
  if (values.intent === 'own') return saveOwnSettingsAction(context, key, values)
  if (values.intent === 'change') return changePasswordAction(context, { ...values, key }, ADMIN_SETTINGS_PATH)
  if (values.intent === 'rates') return saveRatesAction(context, key, values)
  if (values.intent === 'trade') return saveTradeSettingsAction(context, key, values)
  return saveCompanySettingsAction(context, key, values)
}
