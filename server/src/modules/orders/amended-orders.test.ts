import { randomUUID } from 'node:crypto'
import { paymentStageOf } from '@ticarum/contract/values/payments'
import { addDays } from '@ticarum/contract/values/periods'
import { dayOf } from '@ticarum/contract/values/working-days'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { anOffer, dayAfter } from '../../testing/given-quotes.ts'
import { howMany } from '../../testing/how-many.ts'
import { openDoor } from '../../testing/open-door.ts'
import { recounting } from '../../testing/sales-recount.ts'

const ALL = howMany(200, 1000)
const MOST_OF_AN_ORDER = 5
const STOCK = 1_000_000_000

const opened = await openDoor()
const { given, owner, worker, asPerson, clock } = opened
await liftBudgets(owner)
await owner.query('update company_private set fee_hundredths = 250')
const [customer, supplier] = [await given.customer(), await givenSupplier(opened)]
const colleague = await given.customer({ companyId: customer.companyId ?? '', owner: false })
const [buyer, otherDevice, seller] = [await asPerson(customer), await asPerson(colleague), await asPerson(supplier)]
const admin = await asPerson(await given.admin())
const goods = await Promise.all(
  [1, 2, 3].map(async () => (await given.product({ supplierId: supplier.companyId, stock: STOCK })).id),
)
const key = () => randomUUID()

const aLine = fc.record({
  product: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 3000 }),
  cents: fc.integer({ min: 1, max: 9_999_999 }),
  madeToOrder: fc.boolean(),
})
/** How much of each line is left, in parts of 100, and how it ends. */
const aProposal = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.constantFrom(0, 20, 80, 99, 100, 100),
      cents: fc.constantFrom(90, 100, 100),
      struckOut: fc.nat(5).map((n) => n === 0),
    }),
    { minLength: 3, maxLength: 3 },
  ),
  readyAfter: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
  /** of what is owed then, in parts of 100; more than all of it is a mistake of the customer */
  paid: fc.constantFrom(0, 0, 0, 30, 100, 120),
  end: fc.constantFrom('accept', 'accept', 'accept', 'twice', 'atOnce', 'decline', 'withdraw', 'old'),
  rolledUp: fc.constantFrom(0, 0, 0, 3),
})
const anOrder = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 3 }),
  deposit: fc.constantFrom(0, 30, 33, 100),
  proposals: fc.array(aProposal, { minLength: 3, maxLength: MOST_OF_AN_ORDER }),
  end: fc.constantFrom('open', 'open', 'ship', 'cancel', 'cancelAndReopen'),
})
type Generated = typeof anOrder extends fc.Arbitrary<infer O> ? O : never
type Proposal = Generated['proposals'][number]

interface Line {
  productId: string
  quantity: number
  cents: number
  madeToOrder: boolean
}
/** A bookkeeper's own account of an order; it asks nothing of the code under test. */
interface Account {
  id: string
  lines: Line[]
  total: bigint
  deposit: bigint
  received: bigint
  cancelled: boolean
  versions: { total: bigint; quantities: number[] }[]
}
const accounts: Account[] = []

const sumOf = (lines: Line[]) => lines.reduce((sum, { quantity, cents }) => sum + BigInt(quantity) * BigInt(cents), 0n)

/** Half a cent is rounded up, by the remainder. */
function rounded(part: bigint, of: bigint): bigint {
  return part / of + (2n * (part % of) >= of ? 1n : 0n)
}

async function placed({ lines, deposit }: Generated): Promise<Account> {
  const unique = lines.filter((line, n) => lines.findIndex(({ product }) => product === line.product) === n)
  const wanted = unique.map(({ product, quantity }) => ({ productId: goods[product] ?? '', quantity }))
  const { id: quoteId } = await buyer.quotes.request({ lines: wanted }, key())
  const offered = unique.map(({ cents, madeToOrder }, n) => ({
    ...(wanted[n] ?? { productId: '', quantity: 1 }),
    priceCents: cents,
    madeToOrder,
  }))
  await seller.quotes.offer({ id: quoteId, ...anOffer([]), lines: offered, depositPercent: deposit }, key())
  const { id } = await buyer.quotes.accept({ id: quoteId, version: 2, address: mogadishu }, key())
  const kept = offered.map(({ priceCents, ...line }) => ({ ...line, cents: priceCents }))
  const total = sumOf(kept)
  const share = rounded(total * BigInt(deposit), 100n)
  const account: Account = {
    ...{ id, lines: kept, total, deposit: share, received: 0n, cancelled: false },
    versions: [{ total, quantities: kept.map(({ quantity }) => quantity) }],
  }
  accounts.push(account)
  return account
}

/** What is left of the lines by a proposal; always something, and never more. */
function amended(lines: Line[], { lines: changes }: Proposal) {
  const after = lines.map((line, n) => {
    const { quantity, cents, struckOut } = changes[n] ?? { quantity: 100, cents: 100, struckOut: false }
    return {
      ...line,
      quantity: Math.max(1, Math.floor((line.quantity * quantity) / 100)),
      cents: Math.max(1, Math.floor((line.cents * cents) / 100)),
      struckOut,
    }
  })
  return after.every(({ struckOut }) => struckOut) ? after.map((line) => ({ ...line, struckOut: false })) : after
}

let made = 0
const ended = new Map<string, string>()

/** Proposes and ends it, as it was generated, and keeps the account. */
async function propose(account: Account, proposal: Proposal): Promise<void> {
  const owed = account.total - account.received
  if (proposal.paid > 0 && owed > 0n) {
    const cents = rounded(owed * BigInt(proposal.paid), 100n)
    if (cents > 0n && cents <= 99_999_999_999n) {
      await given.payment(account.id, Number(cents))
      account.received += cents
    }
  }
  const version = account.versions.length
  const after = amended(account.lines, proposal)
  const changes = after.some(
    (line, n) =>
      line.struckOut || line.quantity !== account.lines[n]?.quantity || line.cents !== account.lines[n]?.cents,
  )
  const { readyAfter } = proposal
  const readyOn = changes ? (readyAfter === null ? null : dayAfter(readyAfter)) : dayAfter(100 + made)
  const lines = after.map(({ quantity, cents, struckOut }) => ({ quantity, unitPriceCents: cents, struckOut }))
  const { id } = await seller.amendments.propose({ id: account.id, version, lines, readyOn }, key())
  made += 1
  const accept = (api = buyer) => api.amendments.accept.try({ id }, key())

  if (proposal.end === 'decline' || proposal.end === 'withdraw') {
    await (proposal.end === 'decline'
      ? buyer.amendments.decline({ id }, key())
      : seller.amendments.withdraw({ id }, key()))
    expect(await accept()).toMatchObject({ ok: false, code: 'WRONG_STATE' })
    ended.set(account.id, id)
    return
  }
  if (proposal.end === 'old') {
    const old = ended.get(account.id)
    if (old) expect(await buyer.amendments.accept.try({ id: old }, key())).toMatchObject({ code: 'WRONG_STATE' })
  }
  // Twice by one device, or by two at once while the supplier takes it back: it is accepted once, or not at all.
  const tries = await Promise.all([
    accept(),
    ...(proposal.end === 'twice' ? [accept()] : []),
    ...(proposal.end === 'atOnce' ? [accept(otherDevice), seller.amendments.withdraw.try({ id }, key())] : []),
  ])
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
  ended.set(account.id, id)
  if (tries[2]?.ok) return // it was taken back
  account.lines = after.flatMap(({ struckOut, ...line }) => (struckOut ? [] : [line]))
  const total = sumOf(account.lines)
  account.deposit = rounded(account.deposit * total, account.total)
  account.total = total
  account.versions.push({ total, quantities: account.lines.map(({ quantity }) => quantity) })
}

/** Ships or cancels the order while a last proposal waits, which ends it. */
async function finish(account: Account, end: Generated['end']): Promise<void> {
  if (end === 'open') return
  const version = account.versions.length
  const lines = account.lines.map(({ quantity }) => ({ quantity }))
  const proposal = { id: account.id, version, lines, readyOn: dayAfter(99) }
  const { id } = await seller.amendments.propose(proposal, key())
  made += 1
  if (end === 'ship') await seller.orders.updateShipping({ id: account.id, shippingStatus: 'shipped' }, key())
  else await admin.orders.setStatus({ id: account.id, status: 'cancelled', reason: 'Both agreed.' }, key())
  expect(await buyer.amendments.accept.try({ id }, key())).toMatchObject({ code: 'WRONG_STATE' })
  const again = seller.amendments.propose.try(proposal, key())
  expect(await again).toMatchObject({ code: 'WRONG_STATE', args: { state: end === 'ship' ? 'shipped' : 'cancelled' } })
  account.cancelled = end === 'cancel'
  if (end === 'cancelAndReopen')
    await admin.orders.setStatus({ id: account.id, status: 'pending', reason: 'Wanted after all.' }, key())
}

interface Stored {
  version: number
  quantity: number
  lines: { productId: string; quantity: number; cents: string }[]
  versions: { version: number; quantities: number[]; total: string }[]
  total: string
  deposit: string
  owed: string
  stage: string
  refundDue: boolean
  depositIn: boolean
  balanceIn: boolean
  fee: string
}
const STORED = `select o.version, o.quantity, o.total_cents::text as total, o.deposit_cents::text as deposit,
    o.owed_cents::text as owed, o.payment_stage as stage, o.refund_due_since is not null as "refundDue",
    o.deposit_received_at is not null as "depositIn", o.balance_received_at is not null as "balanceIn",
    f.fee_cents::text as fee,
    (select jsonb_agg(jsonb_build_object('productId', l.product_id, 'quantity', l.quantity, 'cents',
        l.unit_price_cents::text) order by l.position)
      from order_lines l where l.order_id = o.id and l.version = o.version) as lines,
    (select jsonb_agg(jsonb_build_object('version', v.version, 'quantities', v.quantities, 'total', v.total)
        order by v.version)
      from (select l.version, jsonb_agg(l.quantity order by l.position) as quantities,
          sum(l.total_cents)::text as total
        from order_lines l where l.order_id = o.id group by 1) v) as versions
  from orders o join order_fees f on f.order_id = o.id where o.id = $1`

async function compare({ id, lines, total, deposit, received, cancelled, versions }: Account): Promise<void> {
  const owed = (cancelled ? 0n : total) - received
  const [stored] = (await owner.query<Stored>(STORED, [id])).rows
  const money = {
    ...{ status: cancelled ? ('cancelled' as const) : ('pending' as const), keptCents: 0, refundedCents: 0 },
    ...{ totalCents: Number(total), depositCents: Number(deposit), receivedCents: Number(received) },
  }
  expect(stored).toEqual({
    version: versions.length,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map(({ productId, quantity, cents }) => ({ productId, quantity, cents: String(cents) })),
    versions: versions.map(({ quantities, total: then }, n) => ({ version: n + 1, quantities, total: String(then) })),
    ...{ total: String(total), deposit: String(deposit), owed: String(owed) },
    stage: paymentStageOf(money, false),
    refundDue: owed < 0n,
    depositIn: received > 0n && received >= deposit,
    balanceIn: received > 0n && received >= total,
    fee: String(rounded(total * 250n, 10_000n)),
  })
}

it(`${ALL} amendments: lines, total, stock, what is owed and sales equal a bookkeeper's account`, async () => {
  await fc.assert(
    fc.asyncProperty(anOrder, async (order) => {
      const account = await placed(order)
      for (const proposal of order.proposals) {
        await propose(account, proposal)
        await compare(account)
        if (proposal.rolledUp > 0) await worker.query('select fx.roll_up_order_counts($1)', [proposal.rolledUp])
      }
      await finish(account, order.end)
      await compare(account)
      const { totalCents, lines } = await buyer.orders.get({ id: account.id })
      expect([totalCents, lines.length]).toEqual([Number(account.total), account.lines.length])
    }),
    { numRuns: Math.ceil(ALL / 3), endOnFailure: true },
  )
  expect(made).toBeGreaterThanOrEqual(ALL)

  const taken = (productId: string) =>
    accounts
      .filter(({ cancelled }) => !cancelled)
      .flatMap(({ lines }) => lines.filter((line) => line.productId === productId && !line.madeToOrder))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const { rows } = await owner.query<{ id: string; balance: number; moved: number; listed: number }>(
    `select b.product_id as id, b.balance, l.stock as listed, (select coalesce(sum(m.quantity), 0)::integer
        from stock_movements m where m.product_id = b.product_id and m.order_id is not null) as moved
      from stock_balances b join listings l on l.product_id = b.product_id where b.product_id = any ($1)`,
    [goods],
  )
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect(rows.sort(byId)).toEqual(
    goods.map((id) => ({ id, balance: STOCK - taken(id), listed: STOCK - taken(id), moved: -taken(id) })).sort(byId),
  )

  const today = dayOf(clock.now())
  const period = { from: addDays(today, -6), to: today }
  const report = async () => seller.analytics.supplier({ ...period, step: 'day' })
  const sold = accounts.filter(({ cancelled }) => !cancelled).reduce((sum, { total }) => sum + total, 0n)
  const recount = await recounting(owner, supplier.companyId)(period, 'day')
  expect(await report()).toMatchObject(recount)
  expect((await report()).figures.revenueCents).toBe(Number(sold))
  await worker.query('select fx.roll_up_order_counts(100000)')
  expect((await owner.query('select from order_deltas')).rowCount).toBe(0)
  expect(await report()).toMatchObject(recount)
}, 600_000)
