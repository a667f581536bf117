import { readForm } from '@ticarum/contract/forms/check-form'
import { CompanySettingsForm } from '@ticarum/contract/forms/company-settings'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { newFormKey } from '../../forms/form-key.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { apiContext, visitContext } from '../../visit/contexts.ts'
import { formFields } from '../../visit/form-fields.ts'
import { requireRole } from '../../visit/guard.server.ts'
import { noticeCookie } from '../../visit/notices.ts'
import { statusOf } from '../../visit/status-of.server.ts'

const PATH = '/admin/settings'

export async function loadCompanySettings({ request, context }: LoaderFunctionArgs) {
  await requireRole({ request, context }, 'admin')
  const answer = await context.get(apiContext).companySettings.read.try({})
  return answer.ok ? { settings: answer.value, key: newFormKey() } : data({ settings: null, key: '' }, { status: statusOf(answer.code) })
}

export async function saveCompanySettings({ request, context }: ActionFunctionArgs) {
  const { key = '', ...values } = await formFields(request)
  const kept = { values }
  const read = readForm(CompanySettingsForm, values)
  if (!read.ok) return refuseFields(read.fields, key, kept)
  const answer = await context.get(apiContext).companySettings.save.try(read.value, key)
  if (!answer.ok) return refuse(answer, key, kept)
  return redirect(doneAt(PATH), { headers: { 'set-cookie': noticeCookie('settings-saved', context.get(visitContext).secure) } })
}
