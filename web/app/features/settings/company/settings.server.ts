import { readForm } from '@ticarum/contract/forms/check-form'
import { CompanySettingsForm } from '@ticarum/contract/forms/company-settings'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { formFields } from '../../../context/form-fields.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { saveTradeSettingsAction } from '../trade/trade-settings.server.ts'

const PATH = '/admin/settings'

export async function loadCompanySettings({ request, context }: LoaderFunctionArgs) {
  await requireRole({ request, context }, 'admin')
  const { companySettings, tradeSettings } = context.get(apiContext)
  const [answer, trade] = await Promise.all([companySettings.get.try({}), tradeSettings.get.try({})])
  const failed = !answer.ok ? answer.code : !trade.ok ? trade.code : undefined
  return answer.ok && trade.ok
    ? { settings: answer.value, trade: trade.value, key: newFormKey() }
    : data({ settings: null, trade: null, key: '' }, { status: statusOf(failed ?? 'INTERNAL') })
}

export async function saveCompanySettingsAction({ request, context }: ActionFunctionArgs) {
  const { key = '', ...values } = await formFields(request)
  if (values.intent === 'trade') return saveTradeSettingsAction(context, key, values)
  const read = readForm(CompanySettingsForm, values)
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const answer = await context.get(apiContext).companySettings.save.try(read.value, key)
  if (!answer.ok) return refuse(answer, key, { values })
  return redirectWithToast(context, doneAt(PATH), 'settings-saved')
}
