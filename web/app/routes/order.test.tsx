import type { Amendment } from '@ticarum/contract/procedures/amendments'
import type { Order, OrderRating, PaymentEntry, WaitingRefund } from '@ticarum/contract/procedures/order-shapes'
import { amendmentActionsOf } from '@ticarum/contract/values/amendment-rules'
import { mainActOf } from '@ticarum/contract/values/main-act'
import { nextStep } from '@ticarum/contract/values/next-step'
import { actionsOf, type OrderAction, type OrderState } from '@ticarum/contract/values/order-rules'
import { isUnderWay, orderStatuses, shippingStatuses } from '@ticarum/contract/values/orders'
import { owedCents } from '@ticarum/contract/values/payments'
import { type Role, roles } from '@ticarum/contract/values/roles'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { doneInDialog } from '../features/orders/paths.ts'
import type { ProofWays } from '../features/security/proof-fields.tsx'
import { wholePage } from '../render/whole-page.ts'
import { loadAllTexts } from '../texts.ts'
import OrderPage from './order.tsx'

beforeAll(loadAllTexts)

const id = '0192f0c0-0000-7000-8000-000000000001'
const at = '2026-11-16T09:00:00.000Z'
const moment = new Date(at)

const placed: OrderState = {
  ...{ status: 'pending', shippingStatus: 'pending', placedAt: moment },
  ...{ totalCents: 5000, depositCents: 1500, keptCents: 0, receivedCents: 0, refundedCents: 0 },
  ...{ shippedAt: null, answer: null, answeredAt: null, readyOn: null, deliveredAt: null, receivedAt: null },
  ...{ problemAt: null, proofSentAt: null, openProofs: 0, refundDueSince: null, proposalBy: null, rating: 'none' },
}

/** Every state, paid or not, with a proof or without, received or with a problem. */
const states = orderStatuses.flatMap((status) =>
  shippingStatuses.flatMap((shippingStatus) => {
    const shipped = isUnderWay(shippingStatus) ? { shippedAt: moment } : {}
    const delivered = shippingStatus === 'delivered' ? { deliveredAt: moment } : {}
    const base: OrderState = { ...placed, status, shippingStatus, ...shipped, ...delivered }
    return [
      base,
      { ...base, shippedAt: moment },
      { ...base, receivedCents: 5000 },
      { ...base, receivedCents: 5001 },
      { ...base, proofSentAt: moment, openProofs: 1 },
      { ...base, openProofs: 10 },
      { ...base, receivedAt: moment },
      { ...base, receivedAt: moment, rating: 'open' as const },
      { ...base, receivedAt: moment, rating: 'closed' as const },
    ]
  }),
)

const rating: OrderRating = {
  ...{ stars: 4, words: 'Well packed.', language: 'en', at, changedAt: null, wordsHidden: null },
  ...{ answer: null, answerHidden: null },
}

function orderFor(role: Role, state: OrderState): Order {
  const forCustomer = role !== 'supplier'
  const next = nextStep(state)
  const sent: PaymentEntry = {
    ...{ id, kind: 'sent', amountCents: 1500, way: 'bank', reference: null, paidOn: '2026-11-16', reason: null },
    ...{ number: null, owedAfterCents: null, undecided: true, at, by: 'Ayaan', proof: null },
  }
  return {
    ...{ id, number: 'TC-10001', placedAt: at, status: state.status, shippingStatus: state.shippingStatus },
    ...{ trackingNumber: null, carrier: null, quantity: 4, totalCents: 5000, port: null, late: null, notes: null },
    ...{ sample: false, inspection: 'none' },
    customer: { id, company: 'Hodan Trading', name: 'Ayaan', city: 'Mogadishu', email: 'a@example.com', phone: null },
    supplier: { id, name: 'Akköy' },
    next,
    may: actionsOf(role, state),
    act: mainActOf(role, state),
    address: { street: 'Maka 12', city: 'Mogadishu', state: null, postalCode: null, country: 'Somalia' },
    version: 1,
    amendments: { proposals: 0, may: [] },
    lines: [],
    basis: { incoterm: 'FOB', place: 'Mersin' },
    termsVersion: '2025-01',
    shippedAt: state.shippedAt?.toISOString() ?? null,
    deliveredAt: state.deliveredAt?.toISOString() ?? null,
    receivedAt: state.receivedAt?.toISOString() ?? null,
    ...{ answer: null, problemAt: null, shared: false, events: [] },
    rating: state.rating === 'none' ? null : rating,
    ...(forCustomer && {
      payment: {
        owedCents: owedCents(state),
        ...{ receivedCents: state.receivedCents, refundedCents: 0, keptCents: 0, depositDays: 3, parts: [], ways: [] },
        entries: state.proofSentAt ? [sent] : [],
        terms: { deposit: '', refunds: '' },
      },
    }),
    ...(role === 'admin' && {
      desk: { assignee: null, notes: '', followUpOn: null, version: null, waitingRefund: null },
    }),
  }
}

interface Beside {
  /** what is unfolded by the address */
  open?: string
  proof?: ProofWays | null
  amendments?: Amendment[]
}

async function pageOf(
  reader: Role,
  order: Order,
  { open = '', proof = null, amendments = [] }: Beside = {},
): Promise<string> {
  const desk = { me: id, assignees: [] }
  const beside = { port: null, paper: '', key: id, dialog: null }
  const loader = () => ({ reader, order, amendments, desk, proof, ...beside })
  const handler = createStaticHandler([{ id: 'order', path: '/orders/:id', Component: OrderPage, loader }])
  const context = await handler.query(new Request(`https://ticarum.example/orders/${id}?open=${open}`))
  if (context instanceof Response) throw new Error(`the page answers ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />
  return (await wholePage(page, undefined)).toString().replaceAll(/<!--.*?-->/g, '')
}

/** What the forms of the page do, by the value of their button. */
const doneInForm: Record<string, OrderAction> = {
  annotate: 'annotate',
  proof: 'sendProof',
  confirm: 'decidePayment',
  refuse: 'decidePayment',
  enter: 'enterPayment',
  refund: 'payRefund',
  rate: 'rate',
  reply: 'answerRating',
  hide: 'hideRating',
}

/**
 * The acts that a page offers: links to dialogs, to the page of links and to the thread, to forms that unfold, and
 * buttons of forms.
 */
function offered(html: string): OrderAction[] {
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name)
  const dialogs = found(/href="\/orders\/[^"]*[?;]act=(\w+)/g).map((name) => doneInDialog[name as 'cancel'])
  const buttons = found(/(<button[^>]*name="intent"[^>]*>)/g).map((tag) => /value="(\w+)"/.exec(tag)?.[1] ?? tag)
  const unfolded = found(/href="\/orders\/[^"]*\?open=(\w+)/g)
  const forms = [...buttons, ...unfolded].map((name) => doneInForm[name] ?? name)
  const pages = found(/href="\/orders\/[^"/]+\/(share|messages)"/g).map((page) => (page === 'messages' ? 'note' : page))
  return [...new Set([...dialogs, ...forms, ...pages])].sort() as OrderAction[]
}

it.each(roles)('the page offers a %s what the rules permit in every state, and nothing else', async (role) => {
  for (const state of states) {
    const order = orderFor(role, state)
    const page = await pageOf(role, order)
    expect(offered(page), JSON.stringify(state)).toEqual([...order.may].sort())
  }
})

it.each(['proof', 'rate'])('the form %s is on the page at its own address, and only there', async (name) => {
  const state = states.find((each) => orderFor('customer', each).may.includes(doneInForm[name] as OrderAction))
  const order = orderFor('customer', state ?? placed)
  const button = new RegExp(`<button[^>]*value="${name}"`)
  expect(await pageOf('customer', order, { open: name })).toMatch(button)
  expect(await pageOf('customer', order)).not.toMatch(button)
})

describe('a refund that waits', () => {
  const refund: WaitingRefund = {
    ...{ id, amountCents: 180_000, way: 'hawala', reference: 'HW 4711', paidOn: '2026-11-15', dueAt: null },
    ...{ proposedBy: 'Murat Gesi', proposedAt: at, mayConfirm: true },
  }
  const proven: ProofWays = { password: true, google: false, passkey: false, provenUntil: at }
  const due = orderFor('admin', { ...placed, status: 'cancelled', receivedCents: 180_000 })
  const order: Order = { ...due, ...(due.desk && { desk: { ...due.desk, waitingRefund: refund } }) }

  const shown = (of: Order, proof: ProofWays | null) => pageOf('admin', of, { proof })

  it('says who entered it, how much, by which reference and since when, in place of the form', async () => {
    const page = await shown(order, proven)
    for (const text of ['A refund waits', 'Murat Gesi', '1,800.00', 'Hawala', 'HW 4711', 'another admin'])
      expect(page).toContain(text)
    expect(page).not.toContain('id="refund-amount"')
    expect(page).not.toContain('Pay the refund')
    expect(page).toContain('value="confirm-refund"')
    expect(page).toContain('value="withdraw-refund"')
  })

  it('is only taken back by who can’t confirm it', async () => {
    const page = await shown(order, null)
    expect(page).not.toContain('value="confirm-refund"')
    expect(page).toContain('value="withdraw-refund"')
  })

  it('is not confirmed before who confirms has shown their passkey', async () => {
    const page = await shown(order, { ...proven, provenUntil: null, passkey: true })
    expect(page).not.toContain('value="confirm-refund"')
  })
})

describe('a change that is proposed', () => {
  const before = { quantity: 4, unitPriceCents: 1250, totalCents: 5000, breakdown: null }
  const proposal: Amendment = {
    ...{ id, version: 1, state: 'proposed', by: 'supplier', at, endedAt: null, answerBy: '2090-12-31' },
    before: { totalCents: 5000, depositCents: 1500, readyOn: null },
    after: { totalCents: 3750, depositCents: 1125, readyOn: '2090-12-31' },
    lines: [
      {
        ...{ productId: id, name: 'Cotton shirt', language: 'en', unit: 'piece', image: null },
        ...{ details: { weightGrams: null, volumeCm3: null, options: [] }, shown: { options: [] } },
        before,
        after: { ...before, quantity: 3, totalCents: 3750 },
        changed: ['quantity'],
      },
    ],
  }
  const waiting = { status: 'pending', shippedAt: null, proposals: 1, answerBy: proposal.answerBy } as const
  const shownTo = (role: Role, state: OrderState = placed) => {
    const may = amendmentActionsOf(role, waiting, moment)
    return pageOf(role, { ...orderFor(role, state), amendments: { proposals: 1, may } }, { amendments: [proposal] })
  }
  const answers = (page: string) => [...page.matchAll(/value="(\w+)-change"/g)].map(([, act]) => act)

  it('is answered by the customer, taken back by the supplier, and read by the desk', async () => {
    expect(answers(await shownTo('customer'))).toEqual(['accept', 'decline'])
    expect(answers(await shownTo('supplier'))).toEqual(['withdraw'])
    expect(answers(await shownTo('admin'))).toEqual([])
  })

  it('says what changes, and what is owed then to those who pay or are paid', async () => {
    const page = await shownTo('customer', { ...placed, receivedCents: 5000 })
    for (const text of ['4 pieces', '3 pieces', '$50.00', '$37.50', '$11.25', '31 Dec 2090', 'Refund due'])
      expect(page).toContain(text)
    expect(await shownTo('supplier', { ...placed, receivedCents: 5000 })).not.toContain('Refund due')
  })

  it('that was accepted leaves the version before readable', async () => {
    const accepted: Amendment = { ...proposal, state: 'accepted', endedAt: at }
    const page = await pageOf('supplier', orderFor('supplier', placed), { amendments: [accepted] })
    for (const text of ['Version 1, until 16 Nov 2026', '4 pieces', '$50.00', '$15.00']) expect(page).toContain(text)
    expect(answers(page)).toEqual([])
  })
})
