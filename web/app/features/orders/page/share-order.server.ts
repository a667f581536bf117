import { type Language, languages } from '@ticarum/contract/values/languages'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { formFields } from '../../../context/form-fields.server.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { loadTexts, type Text } from '../../../texts.ts'

const sharePath = (id: string): string => `/orders/${id}/share`

export async function loadSharing(args: LoaderFunctionArgs) {
  await requireRole(args, 'customer', 'supplier', 'admin')
  const { request, context, params } = args
  const answer = await context.get(apiContext).orders.get.try({ id: params.id ?? '', language: languageOf(request) })
  if (!answer.ok) throw data(null, { status: answer.code === 'INPUT_INVALID' ? 404 : statusOf(answer.code) })
  const { id, number, shared } = answer.value
  return { order: { id, number, shared }, key: newFormKey() }
}

/** Creates a tracking link, which is shown once and not stored, or revokes all links. */
export async function shareOrderAction(args: ActionFunctionArgs) {
  const { role } = await requireRole(args, 'customer', 'supplier', 'admin')
  const {
    request,
    context,
    params: { id = '' },
  } = args
  const api = context.get(apiContext)
  const { intent = '', key = '' } = await formFields(request)
  if (intent === 'unshare') {
    const answer = await api.orders.unshare.try({ id })
    if (!answer.ok) return refuse(answer, key, { values: {} })
    return redirectWithToast(context, doneAt(sharePath(id)), 'links-revoked')
  }
  // The form key is the link's id, so a form that is sent twice creates one link.
  const [link, answer] = await Promise.all([
    api.orders.share.try({ id, linkId: key }),
    api.orders.get.try({ id, language: languageOf(request) }),
  ])
  if (!link.ok) return refuse(link, key, { values: {} })
  if (!answer.ok) return refuse(answer, key, { values: {} })
  const { number, status, shippingStatus, customer } = answer.value
  // Customers choose the recipient themselves; the other roles write to the customer.
  const phone = role === 'customer' ? '' : (customer.phone ?? '').replace(/\D/g, '')
  const messages = await Promise.all(
    languages.map(async (language) => {
      const [t, words] = (await Promise.all([loadTexts(language, 'tracking'), loadTexts(language, 'order-terms')])) as [
        Text<'tracking'>,
        Text<'order-terms'>,
      ]
      const text = t('message', {
        number,
        status: words(`status.${status}`),
        shipping: words(`shipping.${shippingStatus}`),
        link: inLanguage(link.value.url, language),
      })
      return [language, `https://wa.me/${phone}?text=${encodeURIComponent(text)}`] as const
    }),
  )
  return data({ url: link.value.url, whatsapp: Object.fromEntries(messages) as Record<Language, string> })
}

const inLanguage = (url: string, language: Language): string => `${url}?lang=${language}`
