import type { ErrorCode } from '@ticarum/contract/errors'
import { fold } from '@ticarum/contract/folding'
import { readForm } from '@ticarum/contract/forms/check-form'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { breakdownFits, Delivery } from '@ticarum/contract/forms/order-fields'
import { CounterForm, OfferForm } from '@ticarum/contract/forms/quote-answer'
import type { Quote } from '@ticarum/contract/procedures/quotes'
import { choicesIn } from '@ticarum/contract/values/deal-choices'
import { fallbackLanguage, type Language } from '@ticarum/contract/values/languages'
import { placesIn } from '@ticarum/contract/values/place-names'
import type { Api, Refused } from '@ticarum/server/client'
import { type ActionFunctionArgs, data, type RouterContextProvider } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import type { FlashMessage } from '../../../context/flash.ts'
import { formFields } from '../../../context/form-fields.server.ts'
import { languageOf } from '../../../context/language.ts'
import { currentUser } from '../../../context/session-guard.server.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { dialled } from '../../../forms/phone.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { redraw, refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { confirmFirst, sendCodeAction } from '../../identity/confirm-first.server.ts'
import { orderPath } from '../../orders/paths.ts'
import { figuresOf, forgetAddressAction, withAddress } from '../../orders/place/place-order.server.ts'
import { quotePath, quoteRoleOf } from '../paths.ts'
import { lineField } from './line-field.ts'
import { changedByTyping, fieldsOfLine, typedLine } from './typed-answer.ts'

interface Sent {
  context: Readonly<RouterContextProvider>
  api: Api
  id: string
  /** where it leads once it is done */
  page: string
  intent: string
  key: string
  typed: FormFields
  language: Language
}

/**
 * Intents: `offer` and `counter` of the form on the page, `withdraw` and `decline` of dialogs, `agree` and `refuse` of
 * a claim, `accept`, `address`, `forget` and `send-code` of the delivery form.
 */
export async function actOnQuote({ request, url, context, params }: ActionFunctionArgs) {
  const { intent = '', key = '', ...typed } = await formFields(request)
  const id = params.id ?? ''
  const page = quotePath(quoteRoleOf(url.pathname), id)
  const api = context.get(apiContext)
  const sent: Sent = { context, api, id, page, intent, key, typed, language: languageOf(request) }
  switch (intent) {
    case 'offer':
    case 'counter':
      return answer(sent)
    case 'withdraw':
      return done(sent, await api.quotes.withdraw.try({ id }, keyFor(key, intent)), 'quote-withdrawn')
    case 'decline':
      return done(
        sent,
        await api.quotes.decline.try({ id, reason: typed.reason ?? '' }, keyFor(key, intent)),
        'quote-declined',
      )
    case 'agree':
    case 'refuse':
      return decide(sent)
    case 'accept':
    case 'address':
    case 'forget':
    case 'send-code':
      return accept(sent)
    default:
      throw data(null, { status: 400 })
  }
}

const valuesOf = ({ typed, intent }: Sent) => ({ ...typed, intent })

function done(sent: Sent, answered: { ok: true } | Refused<ErrorCode>, message: FlashMessage) {
  if (!answered.ok) return refuse(answered, sent.key, { values: valuesOf(sent) })
  return redirectWithToast(sent.context, doneAt(sent.page), message)
}

/** An admin lets a company have a quote that the desk prepared, or not. */
async function decide(sent: Sent) {
  const { api, intent, key, typed } = sent
  const agreed = intent === 'agree'
  const id = typed.claim ?? ''
  const answered = await api.quotes.decideClaim.try({ id, agreed }, keyFor(key, intent, id))
  return done(sent, answered, agreed ? 'claim-agreed' : 'claim-refused')
}

/** An offer or a counter-offer: the version that was shown, with what was typed. */
async function answer(sent: Sent) {
  const { api, id, key, typed, intent, language } = sent
  const refused = (fields: FieldErrors) => refuseFields(fields, key, { values: valuesOf(sent) })
  // In English places are as they were written.
  const read = await api.quotes.get.try({ id, version: Number(typed.version), language: fallbackLanguage })
  if (!read.ok) return refuse(read, key, { values: valuesOf(sent) })
  const quote = read.value
  const form = readForm(intent === 'offer' ? OfferForm : CounterForm, { ...typed, notesLanguage: language })
  if (!form.ok) return refused(form.fields)
  const goods = await goodsOf(sent, quote)
  if ('fields' in goods) return refused(goods.fields)
  const lines = answeredLines(sent, quote, form.value.lines, goods.ids)
  const wrong = wrongIn(quote, lines)
  if (wrong) return refused(wrong)

  if ('validUntil' in form.value) return offer(sent, quote, form.value, lines)
  const terms = changedTermsOf(sent, quote, form.value)
  if (!form.value.notes && Object.keys(terms).length === 0 && !linesDiffer(quote, typed))
    return refused({ lines: 'required' })
  return counter(sent, quote, { ...terms, ...notesOf(form.value) }, lines)
}

type Typed = OfferForm | CounterForm
type AnsweredLine = ReturnType<typeof answeredLines>[number]

const notesOf = ({ notes, notesLanguage }: Typed) => ({ notes, notesLanguage })

/** Every line of the version, with what was typed for it. Parts of another product are others. */
const answeredLines = ({ typed }: Sent, { shown }: Quote, lines: Typed['lines'], goods: (string | undefined)[]) =>
  shown.lines.map((line, at) => {
    const productId = goods[at] ?? line.productId
    return {
      productId,
      quantity: lines[at]?.quantity ?? line.quantity,
      breakdown: productId === line.productId ? typedLine(line, fieldsOfLine(typed, at)).breakdown : null,
      priceCents: lines[at]?.price ?? null,
      struckOut: lines[at]?.struckOut ?? true,
      madeToOrder: lines[at]?.madeToOrder ?? false,
    }
  })

/** What is wrong with the lines, by field. */
function wrongIn({ shown }: Quote, lines: AnsweredLine[]): FieldErrors | undefined {
  const unfit = lines.findIndex(({ productId, quantity, breakdown }, at) => {
    const line = shown.lines[at]
    return line?.productId === productId && !breakdownFits(line.details.options, quantity, breakdown)
  })
  if (unfit >= 0) return { [lineField(unfit, 'part.0')]: 'invalid' }
  return lines.every(({ struckOut }) => struckOut) ? { [lineField(0, 'struckOut')]: 'required' } : undefined
}

async function offer(sent: Sent, quote: Quote, typed: OfferForm, lines: AnsweredLine[]) {
  const { api, id, key, language } = sent
  const { validUntil, leadDays, incoterm, depositPercent = null } = typed
  const basis = { incoterm, place: asWritten(quote, typed.place, language) }
  const terms = { validUntil, leadDays, basis, depositPercent, ...choicesIn(typed), ...notesOf(typed) }
  const answered = await api.quotes.offer.try(
    { id, version: quote.shown.number, lines, ...terms },
    keyFor(key, 'offer'),
  )
  return done(sent, answered, 'quote-offered')
}

type ChangedTerms = ReturnType<typeof changedTermsOf> & ReturnType<typeof notesOf>

async function counter(sent: Sent, { shown }: Quote, terms: ChangedTerms, lines: AnsweredLine[]) {
  const { api, id, key } = sent
  const wanted = lines.map(({ madeToOrder: _, ...line }) => line) // that is for the supplier to say
  const answered = await api.quotes.counter.try(
    { id, version: shown.number, lines: wanted, ...terms },
    keyFor(key, 'counter'),
  )
  return done(sent, answered, 'quote-countered')
}

/** The terms that a counter-offer changes; the others stay as they were offered. */
function changedTermsOf({ language }: Sent, quote: Quote, typed: CounterForm) {
  const { leadDays, incoterm, depositPercent, wantedOn = null, port } = typed
  const terms = {
    basis: { incoterm, place: asWritten(quote, typed.place, language) },
    port,
    wantedOn,
    ...choicesIn(typed),
    ...(leadDays !== undefined && { leadDays }),
    ...(depositPercent !== undefined && { depositPercent }),
  }
  const said = (value: unknown) => JSON.stringify(value === '' ? null : value)
  const changed = Object.entries(terms).filter(
    ([term, value]) => value !== undefined && said(value) !== said(quote.shown[term as keyof typeof terms]),
  )
  return Object.fromEntries(changed) as Partial<typeof terms>
}

const linesDiffer = ({ shown }: Quote, typed: FormFields) =>
  shown.lines.some((line, at) => changedByTyping(line, typedLine(line, fieldsOfLine(typed, at))).length > 0)

/** A place that was not changed keeps its spelling, in whichever language the form showed it. */
function asWritten({ shown: { basis } }: Quote, typed: string, language: Language): string {
  return basis && placesIn(language, basis.place) === typed ? basis.place : typed
}

/** The products of the lines: those that they had, or the listed ones that were named in their place. */
async function goodsOf(
  { api, typed, intent, language }: Sent,
  quote: Quote,
): Promise<{ ids: (string | undefined)[] } | { fields: FieldErrors }> {
  if (intent !== 'offer') return { ids: [] }
  const found = await Promise.all(
    quote.shown.lines.map(async (_, at) => {
      const name = fieldsOfLine(typed, at).instead?.trim()
      return name ? ((await listedAs(api, quote.supplier.id, name, language)) ?? null) : undefined
    }),
  )
  const missing = found.indexOf(null)
  if (missing >= 0) return { fields: { [lineField(missing, 'instead')]: 'invalid' } }
  return { ids: found.map((productId) => productId ?? undefined) }
}

async function listedAs({ listings }: Api, supplierId: string, name: string, language: Language) {
  const found = await listings.list.try({ supplierId, q: name.slice(0, 100), limit: 10, language })
  if (!found.ok) return undefined
  const { items, corrected } = found.value
  const same = items.find((item) => fold(item.name.trim()) === fold(name))
  return (same ?? (items.length === 1 && !corrected ? items[0] : undefined))?.id
}

/** Orders what the offer says, with an address as every order asks for it. */
async function accept(sent: Sent) {
  const { context, api, id, key, typed, intent, language } = sent
  const values = valuesOf(sent)
  if (intent === 'address') return redraw(key, { values: await withAddress(api, values) })
  if (intent === 'forget') return forgetAddressAction(api, key, values)
  const user = await currentUser(context)
  if (intent === 'send-code') return sendCodeAction(api, user?.emailToConfirm ?? user?.email ?? '', key, values)
  const delivery = readForm(Delivery, { ...typed, phone: dialled(typed.phone ?? '', typed['address.country']) })
  if (!delivery.ok) return refuseFields(delivery.fields, key, { values })
  const unconfirmed = user?.emailToConfirm ? await confirmFirst(api, key, values) : undefined
  if (unconfirmed) return unconfirmed
  const answered = await api.quotes.accept.try(
    { ...delivery.value, id, version: Number(typed.version), language },
    keyFor(key, 'accept'),
  )
  if (!answered.ok) return refuse(answered, key, { values, ...figuresOf(answered) })
  const { id: orderId, number } = answered.value
  return redirectWithToast(context, doneAt(orderPath(orderId)), 'quote-ordered', { args: { numbers: number } })
}
