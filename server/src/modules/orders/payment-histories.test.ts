import { randomUUID } from 'node:crypto'
import { type OrderState, obstacleTo } from '@ticarum/contract/values/order-rules'
import type { OrderStatus } from '@ticarum/contract/values/orders'
import { owedCents, partsOf, paymentStageOf, standingOf } from '@ticarum/contract/values/payments'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { silentLog } from '../../platform/log.ts'
import { partFile } from '../../platform/storage/part-file.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { aPayment } from '../../testing/given-orders.ts'
import { howMany } from '../../testing/how-many.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { ordersJobs } from './orders.jobs.ts'

const ALL = 5000
const THROUGH_THE_API = howMany(40, 150)
const MOST_ACTS = 14
const UNIT = 1250
/** What one admin refunds alone; more waits, and a waiting refund changes nothing that is owed. */
const LIMIT = 8000n

/** What may happen to an order's money; shares are per cent of what they are a share of. */
const anAct = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('send'), cents: fc.integer({ min: 1, max: 9000 }) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('receive'), share: fc.integer({ min: 1, max: 150 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refuse') }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('enter'), cents: fc.integer({ min: 1, max: 9000 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel') }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancelByDesk'), share: fc.integer({ min: 0, max: 100 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('ship') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('refund'),
      share: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(100)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('confirmRefund') }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('withdrawRefund') }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reopen') }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('complete') }) },
)
const history = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  acts: fc.array(anAct, { minLength: 1, maxLength: MOST_ACTS }),
})
type History = typeof history extends fc.Arbitrary<infer H> ? H : never
type Act = { act: string; cents?: number; share?: number }

/** One step of a history: what was done with which amount, whether it is allowed, and what is owed after it. */
interface Step {
  act: string
  cents: number
  allowed: boolean
  owed: bigint
  /** refused for what waits, which the order's own rule does not know */
  forWhatWaits?: boolean
}

const shareOf = (cents: bigint, share: number) => Number((cents * BigInt(share)) / 100n)
const atLeastOne = (cents: number) => Math.max(1, cents)

/**
 * The customer's account, kept as a bookkeeper would: what is owed is the sum of its postings. A cancellation is
 * posted against what was charged, less what is kept, and taken back by reopening.
 */
function bookOf({ quantity, acts }: History): Step[] {
  const charged = BigInt(UNIT * quantity)
  const postings = [charged]
  const sum = () => postings.reduce((all, each) => all + each, 0n)
  let [status, shipped, paid, written]: [OrderStatus, boolean, bigint, bigint] = ['pending', false, 0n, 0n]
  const undecided: number[] = []
  let found = 0
  let sent = 0
  let alone = 0n
  let waiting: bigint | undefined

  return acts.flatMap(({ act, cents = 0, share = 0 }: Act): Step[] => {
    const step = (allowed: boolean, amount = 0): Step[] => [{ act, cents: amount, allowed, owed: sum() }]
    if (act === 'send') {
      const allowed = status !== 'cancelled' && sum() > 0n && sent - found < 10
      if (allowed) sent += undecided.push(cents) > 0 ? 1 : 0
      return step(allowed, cents)
    }
    if (act === 'receive') {
      const amount = undecided.shift()
      if (amount === undefined) return []
      const came = atLeastOne(shareOf(BigInt(amount), share))
      found += 1
      paid += BigInt(came)
      postings.push(-BigInt(came))
      return step(true, came)
    }
    if (act === 'refuse') return undecided.shift() === undefined ? [] : step(true)
    if (act === 'enter') {
      paid += BigInt(cents)
      postings.push(-BigInt(cents))
      return step(true, cents)
    }
    if (act === 'refund') {
      const due = -sum()
      if (due <= 0n) return step(false, 1)
      if (waiting !== undefined) return step(false, 1).map((each) => ({ ...each, forWhatWaits: true }))
      const back = atLeastOne(shareOf(due, share))
      if (alone + BigInt(back) > LIMIT) {
        waiting = BigInt(back)
        return step(true, back).map((each) => ({ ...each, act: 'refundWaits' }))
      }
      alone += BigInt(back)
      paid -= BigInt(back)
      postings.push(BigInt(back))
      return step(true, back)
    }
    if (act === 'confirmRefund' || act === 'withdrawRefund') {
      const back = waiting
      if (back === undefined) return []
      if (act === 'confirmRefund' && back > -sum()) return step(false).map((each) => ({ ...each, forWhatWaits: true }))
      waiting = undefined
      if (act === 'withdrawRefund') return step(true)
      paid -= back
      postings.push(back)
      return step(true, Number(back))
    }
    if (act === 'cancel') {
      const allowed = status === 'pending' && !shipped && paid === 0n
      if (allowed) {
        status = 'cancelled'
        written = charged
        postings.push(-written)
      }
      return step(allowed)
    }
    if (act === 'cancelByDesk') {
      if (status === 'cancelled') return []
      const kept = shipped ? shareOf(paid, share) : 0
      status = 'cancelled'
      written = charged - BigInt(kept)
      postings.push(-written)
      return step(true, kept)
    }
    if (act === 'reopen') {
      if (status !== 'cancelled') return []
      status = 'processing'
      postings.push(written)
      return step(true)
    }
    if (status === 'cancelled') return []
    if (act === 'ship') shipped = true
    else status = 'completed'
    return step(true)
  })
}

const someMoment = new Date('2026-01-01T00:00:00Z')

/** The same steps by the contract's rule. */
function byRule({ quantity }: History, steps: Step[]): { allowed: boolean; owed: bigint; state: OrderState }[] {
  let state: OrderState = {
    ...{ status: 'pending', shippingStatus: 'pending', placedAt: someMoment, shippedAt: null, deliveredAt: null },
    ...{ answer: null, answeredAt: null, readyOn: null, receivedAt: null, problemAt: null },
    ...{ totalCents: UNIT * quantity, depositCents: Math.round(UNIT * quantity * 0.3), keptCents: 0 },
    ...{ receivedCents: 0, refundedCents: 0, proofSentAt: null, openProofs: 0, refundDueSince: null },
    ...{ proposalBy: null, rating: 'none' as const },
  }
  let undecided = 0
  const actions = {
    send: 'sendProof',
    cancel: 'cancel',
    refund: 'payRefund',
    refundWaits: 'payRefund',
    confirmRefund: 'payRefund',
  } as const
  return steps.map(({ act, cents, forWhatWaits }) => {
    const action = actions[act as keyof typeof actions]
    const allowed = !forWhatWaits && (!action || obstacleTo(action, state) === undefined)
    if (allowed) state = { ...state, ...changeBy(act, cents) }
    return { allowed, owed: BigInt(owedCents(state)), state }
  })

  function changeBy(act: string, cents: number): Partial<OrderState> {
    if (act === 'send') undecided += 1
    if (act === 'receive' || act === 'refuse') undecided -= 1
    const proofs = { proofSentAt: undecided > 0 ? someMoment : null }
    if (act === 'send') return { ...proofs, openProofs: state.openProofs + 1 }
    if (act === 'receive')
      return { ...proofs, openProofs: state.openProofs - 1, receivedCents: state.receivedCents + cents }
    if (act === 'refuse') return proofs
    if (act === 'enter') return { receivedCents: state.receivedCents + cents }
    if (act === 'refund' || act === 'confirmRefund') return { refundedCents: state.refundedCents + cents }
    if (act === 'refundWaits' || act === 'withdrawRefund') return {}
    if (act === 'cancel' || act === 'cancelByDesk') return { status: 'cancelled', keptCents: cents }
    if (act === 'reopen') return { status: 'processing', keptCents: 0 }
    return act === 'ship' ? { shippingStatus: 'shipped', shippedAt: someMoment } : { status: 'completed' }
  }
}

it('what is owed follows the books to the cent, in the rule, whatever happened to an order', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(history, (each) => {
      const book = bookOf(each)
      const rule = byRule(each, book)
      expect(rule.map(({ allowed, owed }) => ({ allowed, owed }))).toEqual(
        book.map(({ allowed, owed }) => ({ allowed, owed })),
      )
      for (const { state, owed } of rule) {
        const open = partsOf(state).reduce((sum, { dueCents, receivedCents }) => sum + dueCents - receivedCents, 0)
        expect(BigInt(open)).toBe(owed > 0n ? owed : 0n)
        if (state.status === 'cancelled') expect(owed <= 0n).toBe(true)
        seen.add(paymentStageOf(state, state.proofSentAt !== null))
      }
    }),
    { numRuns: ALL - THROUGH_THE_API },
  )
  expect(seen.size).toBe(6)
})

const opened = await openDoor()
const { given, owner, asPerson, asProven, worker, app, clock, parts } = opened
const supplier = await givenSupplier(opened)
const customer = await given.customer()
const product = await given.product({ supplierId: supplier.companyId, stock: 1_000_000 })
const [admin, colleague] = [await given.admin(), await given.admin()]
clock.advance(60_000) // both have been admins for a while
const [buyer, seller, desk] = [await asPerson(customer), await asPerson(supplier), await asPerson(admin)]
const second = await asProven(colleague)
await owner.query('update company_private set refund_limit_cents = $1', [LIMIT])
const pdf = () => new Blob([Buffer.from('%PDF-1.7\nslip\n%%EOF')]).stream() as unknown as ReadableStream<Uint8Array>
const reason = 'Both agreed.'
/** What the customer gets a paper of. */
const PAPERS = ['receive', 'enter', 'refund', 'confirmRefund']

/** The first proof that nobody has decided on. */
const undecidedOf = async (id: string) =>
  (await buyer.orders.get({ id })).payment?.entries.find(({ undecided }) => undecided)?.id ?? ''

const waitingOf = async (id: string) => (await desk.orders.get({ id })).desk?.waitingRefund?.id ?? ''

async function ask({ act, cents }: Step, id: string): Promise<{ ok: boolean }> {
  const key = randomUUID()
  switch (act) {
    case 'send':
      return buyer.payments.sendProof.try(
        { id, fileName: 'slip.pdf', amountCents: cents, way: 'bank', file: pdf() },
        key,
      )
    case 'receive': {
      const decision = { decision: 'received', amountCents: cents } as const
      return desk.payments.decide.try({ id: await undecidedOf(id), decision }, key)
    }
    case 'refuse':
      return desk.payments.decide.try({ id: await undecidedOf(id), decision: { decision: 'refused', reason } }, key)
    case 'enter':
      return desk.payments.enter.try({ id, ...aPayment, amountCents: cents }, key)
    case 'refund':
    case 'refundWaits': {
      const answer = await desk.payments.refund.try({ id, ...aPayment, amountCents: cents }, key)
      return { ok: answer.ok && answer.value.waits === (act === 'refundWaits') }
    }
    case 'confirmRefund':
      return second.payments.confirmRefund.try({ id: await waitingOf(id) }, key)
    case 'withdrawRefund':
      return desk.payments.withdrawRefund.try({ id: await waitingOf(id) }, key)
    case 'cancel':
      return buyer.orders.cancel.try({ id }, key)
    case 'cancelByDesk':
      return desk.orders.setStatus.try({ id, status: 'cancelled', reason, keptCents: cents }, key)
    case 'ship':
      return seller.orders.updateShipping.try({ id, shippingStatus: 'shipped' }, key)
    default:
      return desk.orders.setStatus.try({ id, status: act === 'reopen' ? 'processing' : 'completed', reason }, key)
  }
}

/** The cells of an exported table, by order and head. */
async function exported(api: Api): Promise<Map<string, Record<string, string>>> {
  const { id } = await api.orderExports.start({ language: 'en', customerId: customer.companyId ?? '' }, randomUUID())
  const { rows } = await owner.query<{ payload: unknown }>(
    "select payload from outbox where task = 'export-orders' and payload ->> 'exportId' = $1",
    [id],
  )
  const jobs = ordersJobs({ ...jobParts({ pool: worker, app, clock, log: silentLog }), storage: parts.storage })
  await jobs['export-orders']?.(rows[0]?.payload)
  const { file } = await api.orderExports.get({ id })
  const stored = await parts.storage.get('exports', partFile(file, 0))
  const [head = [], ...lines] = (await new Response(stored?.body).text())
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''))
  return new Map(
    lines.map((cells) => [cells[0] ?? '', Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']))]),
  )
}

it('and in the database, on page, paper, list, e-mail and export', { timeout: 300_000 }, async () => {
  const made: { id: string; number: string; steps: Step[]; state: OrderState | undefined }[] = []
  for (const each of fc.sample(history, THROUGH_THE_API)) {
    const { id } = await given.order({ customer, product, quantity: each.quantity })
    const { number } = await buyer.orders.get({ id })
    const steps = bookOf(each)
    for (const step of steps)
      expect(await ask(step, id), JSON.stringify({ each, act: step.act })).toMatchObject({ ok: step.allowed })
    made.push({ id, number, steps, state: byRule(each, steps).at(-1)?.state })
  }
  const table = await exported(desk)
  for (const { id, number, steps, state } of made) {
    const owed = Number(steps.at(-1)?.owed ?? 0n)
    if (!state) continue
    const { rows } = await owner.query('select owed_cents, payment_stage from orders where id = $1', [id])
    const stage = paymentStageOf(state, state.proofSentAt !== null)
    expect(rows).toEqual([{ owed_cents: BigInt(owed), payment_stage: stage }])

    const { payment } = await buyer.orders.get({ id })
    expect(payment).toMatchObject({
      owedCents: owed,
      receivedCents: state.receivedCents,
      refundedCents: state.refundedCents,
      keptCents: state.keptCents,
      parts: partsOf(state),
    })
    const paid = steps.filter(({ act, allowed }) => allowed && PAPERS.includes(act))
    expect(payment?.entries.filter((entry) => entry.number).map((entry) => entry.owedAfterCents)).toEqual(
      paid.map((step) => Number(step.owed)),
    )
    const [row] = (await desk.orders.list({ q: number })).items
    expect(row?.paid).toMatchObject({ stage, owedCents: owed })

    const dollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
    expect(table.get(number)).toMatchObject({
      'Paid, USD': dollars(state.receivedCents),
      'Refunded, USD': dollars(state.refundedCents),
      'Due, USD': dollars(Math.max(0, owed)),
      'Refund due, USD': dollars(Math.max(0, -owed)),
    })
    const { rows: told } = await owner.query<{ arguments: Record<string, string> }>(
      "select arguments from notifications where kind = 'order.payment' and arguments ->> 'orderId' = $1 order by id",
      [id],
    )
    const tells = steps.filter(({ act, allowed }) => allowed && [...PAPERS, 'refuse'].includes(act))
    expect(told.map(({ arguments: { owed: amount, standing } }) => `${standing} ${amount}`)).toEqual(
      tells.map((step) => `${standingOf(Number(step.owed))} $${dollars(Math.abs(Number(step.owed)))}`),
    )
  }
})
