import type { ErrorCode } from '@ticarum/contract/errors'
import type { Paid } from '@ticarum/contract/procedures/payments'
import { MAX_IMAGE_BYTES } from '@ticarum/contract/values/images'
import type { Language } from '@ticarum/contract/values/languages'
import {
  MAX_PROBLEM_PICTURES,
  MAX_PROOF_BYTES,
  type OrderStatus,
  type ShippingStatus,
} from '@ticarum/contract/values/orders'
import type { RatingPart } from '@ticarum/contract/values/ratings'
import type { PaymentKind } from '@ticarum/contract/values/trade'
import type { Api, Refused } from '@ticarum/server/client'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { formOfUser, type SentForm } from '../../context/form-with-files.server.ts'
import { languageOf } from '../../context/language.ts'
import { withQuery } from '../../context/with-query.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { proveAndDo } from '../security/prove.server.ts'
import { orderFiltersOf, orderPath, ordersPath } from './paths.ts'
import { proposeChange } from './propose-change.server.ts'
import { centsTyped } from './typed-amounts.server.ts'

const MAX_BYTES = Math.max(MAX_PROBLEM_PICTURES * MAX_IMAGE_BYTES, MAX_PROOF_BYTES) + 1024 * 1024

interface ActionInput {
  api: Api
  id: string
  key: string
  typed: SentForm['fields']
  password: string
  files: File[]
  language: Language
}
type Outcome = { ok: true; toast?: FlashMessage } | Refused<ErrorCode>

/** An empty reason counts as none. */
const reasonOf = ({ reason }: SentForm['fields']) => (reason?.trim() ? { reason } : {})
const lacks = (field: string): Outcome => ({
  ok: false,
  code: 'INPUT_INVALID',
  args: { fields: { [field]: 'required' } },
})

const wrong = async (field: string): Promise<Outcome> => ({
  ok: false,
  code: 'INPUT_INVALID',
  args: { fields: { [field]: 'invalid' } },
})

const partOf = ({ part }: SentForm['fields']): RatingPart => (part === 'answer' ? part : 'words')

const actions = {
  inquire: ({ api, id, key, typed }) => api.orders.inquire.try({ id, message: typed.message ?? '' }, key),
  cancel: ({ api, id, key }) => api.orders.cancel.try({ id }, key),
  receive: async ({ api, id, key, typed: { early, arrived } }) =>
    early && !arrived
      ? lacks('arrived')
      : api.orders.confirmReceipt.try({ id, ...(early ? { early: true } : {}) }, key),
  answer: ({ api, id, key, typed: { answer, readyOn = '', text = '', reason = '' } }) => {
    const reply =
      answer === 'cannot_supply' ? ({ answer, reason } as const) : ({ answer: 'can_deliver', readyOn, text } as const)
    return api.orders.answer.try({ id, answer: reply }, key)
  },
  amend: proposeChange,
  'accept-change': ({ api, key, typed: { amendment = '' } }) => api.amendments.accept.try({ id: amendment }, key),
  'decline-change': ({ api, key, typed: { amendment = '' } }) => api.amendments.decline.try({ id: amendment }, key),
  'withdraw-change': ({ api, key, typed: { amendment = '' } }) => api.amendments.withdraw.try({ id: amendment }, key),
  ship: ({ api, id, key, typed }) => {
    const { trackingNumber = '', carrier = '' } = typed
    return api.orders.updateShipping.try(
      { id, shippingStatus: typed.shippingStatus as ShippingStatus, trackingNumber, carrier, ...reasonOf(typed) },
      key,
    )
  },
  status: ({ api, id, key, typed }) => {
    const keptCents = typed.kept?.trim() ? centsTyped(typed.kept) : 0
    if (keptCents === undefined) return wrong('kept')
    const kept = typed.status === 'cancelled' ? { keptCents } : {}
    return api.orders.setStatus.try({ id, status: typed.status as OrderStatus, ...reasonOf(typed), ...kept }, key)
  },
  problem: reportProblem,
  reorder: orderAgain,
  annotate: ({ api, id, key, typed: { assigneeId, notes = '', followUpOn } }) =>
    api.orders.annotate.try({ id, assigneeId: assigneeId || null, notes, followUpOn: followUpOn || null }, key),
  proof: sendProof,
  confirm: ({ api, key, typed: { payment = '', amount } }) => {
    const amountCents = centsTyped(amount)
    if (amountCents === undefined) return wrong('amount')
    return api.payments.decide.try({ id: payment, decision: { decision: 'received', amountCents } }, key)
  },
  refuse: ({ api, key, typed: { payment = '', reason = '' } }) =>
    api.payments.decide.try({ id: payment, decision: { decision: 'refused', reason } }, key),
  enter: ({ api, id, key, typed }) => withPaid(typed, (paid) => api.payments.enter.try({ id, ...paid }, key)),
  refund: ({ api, id, key, typed }) =>
    withPaid(typed, async (paid) => {
      const answer = await api.payments.refund.try({ id, ...paid }, key)
      return answer.ok && answer.value.waits ? { ok: true, toast: 'refund-waits' } : answer
    }),
  rate: ({ api, id, key, typed: { stars = '', words = '' }, language }) =>
    api.ratings.rate.try({ id, stars, words, language }, key),
  reply: ({ api, id, key, typed: { text = '' }, language }) => api.ratings.answer.try({ id, text, language }, key),
  hide: ({ api, id, key, typed }) => {
    const { reason = '' } = typed
    return api.ratings.hide.try({ id, part: partOf(typed), reason }, key)
  },
  show: ({ api, id, key, typed }) => api.ratings.show.try({ id, part: partOf(typed) }, key),
  'confirm-refund': ({ api, key, typed: { refund = '' }, password }) =>
    proveAndDo(api, password, () => api.payments.confirmRefund.try({ id: refund }, key)),
  'withdraw-refund': ({ api, key, typed: { refund = '' } }) => api.payments.withdrawRefund.try({ id: refund }, key),
} satisfies Record<string, (sent: ActionInput) => Promise<Outcome>>

type Action = keyof typeof actions
const isAction = (intent: string): intent is Action => Object.hasOwn(actions, intent)

const messages: Record<Action, FlashMessage> = {
  inquire: 'inquiry-sent',
  cancel: 'order-cancelled',
  receive: 'receipt-confirmed',
  answer: 'order-answered',
  amend: 'change-proposed',
  'accept-change': 'change-accepted',
  'decline-change': 'change-declined',
  'withdraw-change': 'change-withdrawn',
  ship: 'shipping-updated',
  status: 'order-status-set',
  problem: 'problem-reported',
  reorder: 'reordered',
  annotate: 'order-annotated',
  proof: 'proof-sent',
  confirm: 'payment-received',
  refuse: 'payment-refused',
  enter: 'payment-received',
  refund: 'refund-paid',
  rate: 'rating-saved',
  reply: 'rating-saved',
  hide: 'rating-saved',
  show: 'rating-saved',
  'confirm-refund': 'refund-paid',
  'withdraw-refund': 'refund-withdrawn',
}

/** Runs an action on one order, from its page or from a list. */
export async function actOnOrder({ request, url, context, params }: ActionFunctionArgs, sent?: SentForm) {
  const api = context.get(apiContext)
  const { fields, files } = sent ?? (await formOfUser(request, api, MAX_BYTES))
  const { intent = '', key = '', id: named = '', password = '', ...typed } = fields
  if (!isAction(intent)) throw data(null, { status: 400 })
  const id = params.id ?? named
  const { pathname, searchParams } = url // the public URL: `request.url` of a script's fetch ends in '.data'
  const back = params.id ? orderPath(id) : ordersPath(pathname, orderFiltersOf(searchParams))

  const answer: Outcome = await actions[intent]({
    api,
    id,
    key: keyFor(
      key,
      intent,
      id,
      typed.payment ?? typed.refund ?? typed.part ?? typed.amendment ?? '',
      typed.status ?? '',
    ),
    typed,
    password,
    files,
    language: languageOf(request),
  })
  if (answer.ok) {
    const page = intent === 'reorder' ? '/customer/cart' : doneAt(back)
    return redirectWithToast(context, page, answer.toast ?? messages[intent])
  }
  // A select in a list has no field for a reason, so its dialog opens.
  if (answer.code === 'REASON_REQUIRED' && searchParams.get('act') !== intent && intent === 'status') {
    return redirect(withQuery(back, { act: intent, ...(!params.id && { order: id }), to: typed.status ?? '' }))
  }
  return refuse(answer.code === 'REASON_REQUIRED' ? lacksReason : shortened(answer), key, {
    values: { ...typed, intent: intent as string },
    ...(answer.code === 'OUT_OF_STOCK' ? { left: answer.args.left } : {}),
  })
}

const lacksReason: Refused<ErrorCode> = { ok: false, code: 'INPUT_INVALID', args: { fields: { reason: 'required' } } }

/**
 * Errors name the last part of a path, as the form's fields do, in which amounts are dollars: 'answer.readyOn' becomes
 * 'readyOn', 'amountCents' becomes 'amount'.
 */
function shortened(refusal: Refused<ErrorCode>): Refused<ErrorCode> {
  if (refusal.code !== 'INPUT_INVALID') return refusal
  const fields = Object.entries(refusal.args.fields).map(
    ([path, error]) => [(path.split('.').at(-1) ?? path).replace(/Cents$/, ''), error] as const,
  )
  return { ...refusal, args: { fields: Object.fromEntries(fields) } }
}

/** Uploads the pictures first: the problem is reported with all of them or not at all. */
async function reportProblem({ api, id, key, typed: { text = '' }, files }: ActionInput): Promise<Outcome> {
  if (!text.trim()) return lacks('text')
  if (files.length > MAX_PROBLEM_PICTURES)
    return { ok: false, code: 'INPUT_INVALID', args: { fields: { pictures: 'tooBig' } } }
  const pictureIds: string[] = []
  for (const file of files) {
    const content = new Uint8Array(await file.arrayBuffer())
    const picture = await api.orders.addPicture.try(
      { id, file: file.stream() },
      keyFor(key, String(pictureIds.length), content),
    )
    if (!picture.ok) return picture
    pictureIds.push(picture.value.id)
  }
  return api.orders.reportProblem.try({ id, text, pictureIds }, key)
}

async function sendProof({ api, id, key, typed, files: [file] }: ActionInput): Promise<Outcome> {
  const amountCents = centsTyped(typed.amount)
  if (amountCents === undefined) return wrong('amount')
  if (!file) return lacks('file')
  const content = new Uint8Array(await file.arrayBuffer())
  const reference = typed.reference?.trim() ? { reference: typed.reference } : {}
  return api.payments.sendProof.try(
    {
      id,
      fileName: file.name.slice(-200),
      amountCents,
      way: typed.way as PaymentKind,
      ...reference,
      file: file.stream(),
    },
    keyFor(key, content),
  )
}

/** How money came or went, as the desk typed it. */
async function withPaid(
  { amount, way, reference = '', paidOn = '' }: SentForm['fields'],
  send: (paid: Paid) => Promise<Outcome>,
): Promise<Outcome> {
  const amountCents = centsTyped(amount)
  return amountCents === undefined ? wrong('amount') : send({ amountCents, way: way as PaymentKind, reference, paidOn })
}

/** Adds all lines that are still available to the cart. */
async function orderAgain({ api, id, key, language }: ActionInput): Promise<Outcome> {
  const again = await api.orders.reorder.try({ id, language })
  if (!again.ok) return again
  const lines = again.value.lines
    .filter(({ orderable }) => orderable)
    .map(({ productId, quantity, breakdown }) => ({ productId, quantity, breakdown }))
  return api.cart.merge.try({ lines, language }, key)
}
