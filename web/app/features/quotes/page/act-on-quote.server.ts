import type { ErrorCode } from '@ticarum/contract/errors'
import { fold } from '@ticarum/contract/folding'
import { readForm } from '@ticarum/contract/forms/check-form'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { breakdownFits, Delivery } from '@ticarum/contract/forms/order-fields'
import { CounterForm, OfferForm } from '@ticarum/contract/forms/quote-answer'
import type { Quote } from '@ticarum/contract/procedures/quotes'
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
import { changedByTyping, fieldsOfLine, lineField, typedLine } from './typed-answer.ts'

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
 * Intents: `offer` and `counter` of the form on the page, `withdraw` and `decline` of dialogs, `accept`, `address`,
 * `forget` and `send-code` of the delivery form.
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

/** An offer or a counter-offer: the version that was shown, with what was typed. */
async function answer(sent: Sent) {
  const { api, id, key, typed, intent } = sent
  const refused = (fields: FieldErrors) => refuseFields(fields, key, { values: valuesOf(sent) })
  const version = Number(typed.version)
  // In English places are as they were written.
  const read = await api.quotes.get.try({ id, version, language: fallbackLanguage })
  if (!read.ok) return refuse(read, key, { values: valuesOf(sent) })
  const quote = read.value
  const form = readForm(intent === 'offer' ? OfferForm : CounterForm, { ...typed, notesLanguage: sent.language })
  if (!form.ok) return refused(form.fields)
  const { lines, notes, notesLanguage, incoterm, place, depositPercent } = form.value
  const said = { notes, notesLanguage }
  const basis = { incoterm, place: asWritten(quote, place, sent.language) }
  const goods = await goodsOf(sent, quote)
  if ('fields' in goods) return refused(goods.fields)
  const answered = quote.shown.lines.map((line, at) => {
    const { quantity = line.quantity, price = null, struckOut = true } = lines[at] ?? ({} as Partial<(typeof lines)[0]>)
    const productId = goods.ids[at] ?? line.productId
    const { breakdown } = typedLine(line, fieldsOfLine(typed, at))
    // Parts of another product are others.
    const parts = productId === line.productId ? breakdown : null
    return { productId, quantity, breakdown: parts, priceCents: price, struckOut }
  })
  const unfit = answered.findIndex(({ productId, quantity, breakdown }, at) => {
    const line = quote.shown.lines[at]
    return line?.productId === productId && !breakdownFits(line.details.options, quantity, breakdown)
  })
  if (unfit >= 0) return refused({ [lineField(unfit, 'part.0')]: 'invalid' })
  if (answered.every(({ struckOut }) => struckOut)) return refused({ [lineField(0, 'struckOut')]: 'required' })

  if ('validUntil' in form.value) {
    const { validUntil, leadDays } = form.value
    const offered = answered.map((line, at) => ({ ...line, madeToOrder: lines[at]?.madeToOrder ?? false }))
    const offer = { id, version, lines: offered, validUntil, leadDays, basis, depositPercent: depositPercent ?? null }
    return done(sent, await api.quotes.offer.try({ ...offer, ...said }, keyFor(key, intent)), 'quote-offered')
  }
  const { leadDays, wantedOn, port } = form.value
  const terms = {
    basis,
    port,
    wantedOn: wantedOn ?? null,
    ...(leadDays !== undefined && { leadDays }),
    ...(depositPercent !== undefined && { depositPercent }),
  }
  if (!notes && !differs(quote, typed, terms)) return refused({ lines: 'required' })
  return done(
    sent,
    await api.quotes.counter.try({ id, version, lines: answered, ...terms, ...said }, keyFor(key, intent)),
    'quote-countered',
  )
}

/** Whether a counter-offer says anything else than what it answers. */
function differs({ shown }: Quote, typed: FormFields, terms: Partial<Record<keyof Quote['shown'], unknown>>): boolean {
  const said = (value: unknown) => JSON.stringify(value === '' ? null : value)
  return (
    shown.lines.some((line, at) => changedByTyping(line, typedLine(line, fieldsOfLine(typed, at))).length > 0) ||
    Object.entries(terms).some(([term, value]) => said(value) !== said(shown[term as keyof Quote['shown']]))
  )
}

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
