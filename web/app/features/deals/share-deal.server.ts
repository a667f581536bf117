import { type Language, languages } from '@ticarum/contract/values/languages'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { languageOf } from '../../context/language.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { isolated } from '../../isolated.ts'
import { formatPrice } from '../../money.ts'
import { loadTexts, type Text } from '../../texts.ts'

export async function loadSharedDeal(args: LoaderFunctionArgs) {
  const { role } = await requireRole(args, 'customer', 'supplier', 'admin')
  const { request, context, params } = args
  const answer = await context.get(apiContext).quotes.get.try({ id: params.id ?? '', language: languageOf(request) })
  if (!answer.ok) throw data(null, { status: answer.code === 'INPUT_INVALID' ? 404 : statusOf(answer.code) })
  const { id, number, shared } = answer.value
  return { quote: { id, number, shared }, role: role ?? 'customer' }
}

/** Shows the link to a quote, which is made at the first time, or revokes it. Repeated, both do the same. */
export async function shareDealAction(args: ActionFunctionArgs) {
  await requireRole(args, 'customer', 'supplier', 'admin')
  const {
    request,
    context,
    params: { id = '' },
  } = args
  const api = context.get(apiContext)
  const { intent = '' } = await formFields(request)
  if (intent === 'revoke') {
    const answer = await api.deals.revoke.try({ id })
    return answer.ok ? data({ revoked: true as const }) : refuse(answer, '', { values: {} })
  }
  const [link, answer] = await Promise.all([
    api.deals.link.try({ id }),
    api.quotes.get.try({ id, language: languageOf(request) }),
  ])
  if (!link.ok) return refuse(link, '', { values: {} })
  if (!answer.ok) return refuse(answer, '', { values: {} })
  const { url } = link.value
  return data({ url, whatsapp: url === null ? null : await messagesFor(answer.value, url) })
}

interface Told {
  number: string
  supplier: { name: string }
  totalCents: number | null
}

/** The sender chooses to whom; each message is in one language, and so is what its link shows. */
async function messagesFor({ number, supplier, totalCents }: Told, url: string): Promise<Record<Language, string>> {
  const messages = await Promise.all(
    languages.map(async (language) => {
      const t = (await loadTexts(language, 'deal')) as Text<'deal'>
      const said = { number, supplier: supplier.name, link: `${url}?lang=${language}` }
      const text =
        totalCents === null
          ? t('message.asked', said)
          : t('message', { ...said, total: isolated(formatPrice(totalCents, language)) })
      return [language, `https://wa.me/?text=${encodeURIComponent(text)}`] as const
    }),
  )
  return Object.fromEntries(messages) as Record<Language, string>
}
