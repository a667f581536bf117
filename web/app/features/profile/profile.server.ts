import { readForm } from '@ticarum/contract/forms/check-form'
import { SaveCustomerCompany, SaveProfile } from '@ticarum/contract/procedures/profile'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { dialled } from '../../forms/phone.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { PROFILE_PATH } from './paths.ts'

/** ?remove=<address> opens a confirmation. */
export async function loadProfile({ url, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRole({ url, context }, 'customer')
  if (!companyId) throw redirect('/customer/team')
  const api = context.get(apiContext)
  const [profile, { addresses }] = await Promise.all([api.profile.get({}), api.addresses.list({})])
  const asked = url.searchParams.get('remove')
  return { profile, addresses, key: newFormKey(), removing: addresses.find(({ id }) => id === asked) ?? null }
}

export async function changeProfile({ request, context }: ActionFunctionArgs) {
  const { profile, addresses } = context.get(apiContext)
  const { key = '', ...values } = await formFields(request)
  const done = (message: FlashMessage) => redirectWithToast(context, doneAt(PROFILE_PATH), message)

  if (values.intent === 'remove-address') {
    const answer = await addresses.remove.try({ id: values.id ?? '' }, keyFor(key, 'address'))
    return answer.ok ? done('address-removed') : refuse(answer, key, { values })
  }
  if (values.intent === 'company') {
    const read = readForm(SaveCustomerCompany, values)
    if (!read.ok) return refuseFields(read.fields, key, { values })
    const answer = await profile.saveCompany.try(read.value, keyFor(key, 'company'))
    return answer.ok ? done('profile-saved') : refuse(answer, key, { values })
  }
  const read = readForm(SaveProfile, { ...values, phone: dialled(values.phone ?? '') })
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const answer = await profile.save.try(read.value, key)
  return answer.ok ? done('profile-saved') : refuse(answer, key, { values })
}
