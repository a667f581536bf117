import type { Quote } from '@ticarum/contract/procedures/quotes'
import type { Language } from '@ticarum/contract/values/languages'
import { placesIn } from '@ticarum/contract/values/place-names'
import { quoteLimits } from '@ticarum/contract/values/quotes'
import { DAY, dayOf } from '@ticarum/contract/values/working-days'
import type { Api } from '@ticarum/server/client'
import { data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { destinationsOf, usualAddress } from '../../orders/place/load-place-order.server.ts'
import { quoteDialogs, quoteRoleOf } from '../paths.ts'
import { type Answering, fieldsOfQuote, type UsualTerms } from './typed-answer.ts'

/** For so long an offer holds, unless another day is chosen. */
const USUAL_DAYS = 14
/** So many names are offered to replace a line; others can be typed. */
const NAMES = 100

/** Loads a quote for one of its sides, with the version that ?version names and the one before it. */
export async function loadQuote(args: LoaderFunctionArgs) {
  const { request, url, context, params } = args
  const reader = quoteRoleOf(url.pathname)
  const { emailToConfirm } = await requireRole(args, reader)
  const api = context.get(apiContext)
  const language = languageOf(request)
  const asked = { id: params.id ?? '', language }
  const version = versionIn(url.searchParams)
  const answer = await api.quotes.get.try({ ...asked, ...(version && { version }) })
  if (!answer.ok) {
    if (answer.code === 'NOT_FOUND' || answer.code === 'INPUT_INVALID') throw data(null, { status: 404 })
    return data({ reader, quote: null }, { status: statusOf(answer.code) })
  }
  const quote = answer.value
  const latest = quote.shown.number === quote.version
  const act = quoteDialogs.find((known) => known === url.searchParams.get('act')) ?? null
  // Who accepts an older version, by a card that is no longer the newest, reads first that there is another.
  const dialog = act && quote.may.includes(act) && (latest || act !== 'accept') ? act : null
  const answering = latest ? answeringOf(quote) : null
  const [before, destinations, form] = await Promise.all([
    quote.shown.number > 1 ? api.quotes.get.try({ ...asked, version: quote.shown.number - 1 }) : null,
    destinationsOf(api, dialog === 'accept', language),
    answering ? loadForm(api, quote, answering, language) : null,
  ])
  return {
    reader,
    quote,
    before: before?.ok ? before.value.shown : null,
    dialog,
    destinations,
    delivery: { ...usualAddress(destinations), ...(quote.shown.port && { port: quote.shown.port }) },
    emailToConfirm,
    form,
    key: newFormKey(),
  }
}

/** The number of an older version; what is none is ignored. */
function versionIn(query: URLSearchParams): number | undefined {
  const number = Number(query.get('version'))
  return Number.isInteger(number) && number >= 1 && number <= 2 * quoteLimits.versions ? number : undefined
}

const answeringOf = ({ may }: Quote): Answering | null =>
  (['offer', 'counter'] as const).find((action) => may.includes(action)) ?? null

/** What the form begins with; a supplier's side may replace goods by others that it lists. */
async function loadForm({ listings }: Api, quote: Quote, answering: Answering, language: Language) {
  const [first] = quote.shown.lines
  const [listing, others] = await Promise.all([
    quote.shown.basis || !first ? null : listings.get.try({ id: first.productId, language }),
    answering === 'offer' ? listings.list.try({ supplierId: quote.supplier.id, limit: NAMES, language }) : null,
  ])
  const listed = listing?.ok ? listing.value : null
  const usual: UsualTerms = {
    validUntil: dayOf(new Date(Date.now() + USUAL_DAYS * DAY)),
    leadDays: listed?.leadDays ?? null,
    basis: listed && { ...listed.basis, place: placesIn(language, listed.basis.place) },
  }
  return {
    answering,
    values: fieldsOfQuote(quote, answering, usual),
    products: others?.ok ? others.value.items.map(({ name }) => name) : [],
  }
}
