import { readForm } from '@ticarum/contract/forms/check-form'
import { CustomerSettingsForm } from '@ticarum/contract/forms/person-settings'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiContext, visitContext } from '../../../context/contexts.ts'
import { currencyCookie } from '../../../context/currency.ts'
import { formFields } from '../../../context/form-fields.server.ts'
import { savedLanguageCookie } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { accountAction, loadAccount } from '../../account/account.server.ts'
import { isAccountIntent } from '../../account/account-answers.ts'
import { CUSTOMER_SETTINGS_PATH } from './paths.ts'

export async function loadCustomerSettings({ request, url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'customer')
  const api = context.get(apiContext)
  const [answer, rates, account] = await Promise.all([
    api.customerSettings.get.try({}),
    api.currencyRates.list.try({}),
    loadAccount(api, request),
  ])
  return answer.ok
    ? { settings: answer.value, rates: rates.ok ? rates.value.rates : [], account, key: newFormKey() }
    : data({ settings: null, rates: [], account: null, key: '' }, { status: statusOf(answer.code) })
}

export async function saveCustomerSettingsAction({ request, context }: ActionFunctionArgs) {
  const { key = '', ...values } = await formFields(request)
  const { intent, password = '' } = values
  if (isAccountIntent(intent)) return accountAction(context, { intent, key, password, path: CUSTOMER_SETTINGS_PATH })
  const read = readForm(CustomerSettingsForm, values)
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const answer = await context.get(apiContext).customerSettings.save.try(read.value, key)
  if (!answer.ok) return refuse(answer, key, { values })
  const { secure } = context.get(visitContext)
  const { language, currency } = read.value
  return redirectWithToast(context, doneAt(CUSTOMER_SETTINGS_PATH), 'settings-saved', {
    cookies: [savedLanguageCookie(language, secure), currencyCookie(currency, secure)],
    anew: true,
  })
}
