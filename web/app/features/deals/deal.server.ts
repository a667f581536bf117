import type { Deal } from '@ticarum/contract/procedures/deals'
import type { Language } from '@ticarum/contract/values/languages'
import { isOpenQuote } from '@ticarum/contract/values/quote-rules'
import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router'
import { described } from '../../components/layout/described.ts'
import { apiContext, visitContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { withReturnTo } from '../../context/return-to.ts'
import { currentUser } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { isolated } from '../../isolated.ts'
import { formatPrice } from '../../money.ts'
import { SECRET_URL } from '../../render/secret-url.ts'
import { loadTexts, type Text } from '../../texts.ts'
import { quotePath } from '../quotes/paths.ts'
import { claimDealPath } from './paths.ts'

interface Opened {
  id: string
  language: Language
  /** where somebody takes it who has no page of it; null: it is a company's */
  claim: string | null
}

/**
 * Where the reader goes on: visitors sign in first, customers claim what nobody has, and others have no page of a deal
 * that isn't theirs.
 */
async function wayOn(context: Readonly<RouterContextProvider>, { id, language, claim }: Opened) {
  const user = await currentUser(context)
  if (!user) return { as: 'visitor', to: withReturnTo('/auth', claim ?? quotePath('customer', id)) } as const
  const own = user.role && (await context.get(apiContext).quotes.get.try({ id, language }))
  if (user.role && own?.ok) return { as: 'member', to: quotePath(user.role, id) } as const
  return user.role === 'customer' && claim
    ? ({ as: 'claimant', to: claim } as const)
    : ({ as: 'stranger', to: null } as const)
}

const wordsForVisitor = ({ state, claimable }: Pick<Deal, 'state' | 'claimable'>) =>
  claimable ? 'visitor.claim' : isOpenQuote(state) ? 'visitor' : 'visitor.read'

/** What messengers show beside a picture: supplier and number; figures and seal. */
async function previewOf(t: Text<'page-deal'>, deal: Omit<Deal, 'quoteId'>, language: Language) {
  const { number, state, supplier, totalCents, lines } = deal
  const states = (await loadTexts(language, 'deal')) as Text<'deal'>
  const said = { state: states(`state.${state}`), count: lines.filter(({ struckOut }) => !struckOut).length }
  const seal = supplier.verified ? ('.verified' as const) : ('' as const)
  return {
    title: t('preview.title', { number, supplier: supplier.name }),
    description: described(
      totalCents === null
        ? t(`preview.asked${seal}`, said)
        : t(`preview${seal}`, { ...said, total: isolated(formatPrice(totalCents, language)) }),
    ),
  }
}

/** A deal for whoever has its link; one that was revoked is answered like one that never was. */
export async function loadDeal({ request, context, params: { token = '' } }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const answer = await context.get(apiContext).deals.get.try({ token, language })
  if (!answer.ok) {
    const gone = answer.code === 'NOT_FOUND' || answer.code === 'INPUT_INVALID'
    return data({ deal: null, gone }, { status: gone ? 404 : statusOf(answer.code), headers: SECRET_URL })
  }
  const { quoteId, ...deal } = answer.value
  const way = await wayOn(context, { id: quoteId, language, claim: deal.claimable ? claimDealPath(token) : null })
  const t = (await loadTexts(language, 'page-deal')) as Text<'page-deal'>
  return data(
    {
      deal,
      preview: await previewOf(t, deal, language),
      way: { ...way, says: t(way.as === 'visitor' ? wordsForVisitor(deal) : way.as) },
      address: `${context.get(visitContext).origin}/deal/${token}`,
    },
    { headers: SECRET_URL },
  )
}
