import { randomUUID } from 'node:crypto'
import { actorOf } from '@ticarum/db/testing/actor'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { anOffer, dayAfter } from '../../testing/given-quotes.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { ordersJobs } from './orders.jobs.ts'

const opened = await openDoor()
const { given, owner, asPerson, clock, worker, app } = opened
await owner.query('update company_private set fee_hundredths = 250')
const [customer, supplier, desk] = [await given.customer(), await givenSupplier(opened), await given.admin()]
const product = await given.product({ supplierId: supplier.companyId, stock: 50_000, priceCents: 1250n })
const [buyer, seller, admin] = [await asPerson(customer), await asPerson(supplier), await asPerson(desk)]
const key = () => randomUUID()

const place = async (quantity = 1000) => (await buyer.orders.place(orderOf(product.id, quantity), key())).id
const propose = (id: string, quantity = 800, readyOn: string | null = null, version = 1) =>
  seller.amendments.propose({ id, version, lines: [{ quantity }], readyOn }, key())
const rowOf = async (id: string) => (await buyer.orders.list({})).items.find((row) => row.id === id)
const accept = (id: string) => buyer.amendments.accept.try({ id }, key())
const stock = async (id = product.id) =>
  (await owner.query<{ balance: number }>('select balance from stock_balances where product_id = $1', [id])).rows[0]
    ?.balance ?? 0
const decisionsTold = async ({ id }: { id: string }, orderId: string) =>
  (
    await owner.query<{ decision: string }>(
      `select arguments ->> 'decision' as decision from notifications
        where user_id = $1 and kind = 'order.amendment' and arguments ->> 'orderId' = $2 order by id`,
      [id, orderId],
    )
  ).rows.map(({ decision }) => decision)
const stored = async (id: string) =>
  (
    await owner.query(
      `select o.version, o.quantity, o.line_count as lines, o.total_cents::integer as total,
          o.deposit_cents::integer as deposit, o.owed_cents::integer as owed, o.payment_stage as stage,
          f.fee_cents::integer as fee, o.ready_on as "readyOn", o.answer
        from orders o join order_fees f on f.order_id = o.id where o.id = $1`,
      [id],
    )
  ).rows[0]

describe('an accepted proposal', () => {
  it('gives the order a new version: lines, total, deposit, fee, stock and day follow, once', async () => {
    const id = await place()
    const left = await stock()
    const readyOn = dayAfter(20)
    const { id: amendment } = await propose(id, 800, readyOn)
    expect(await stored(id)).toMatchObject({ version: 1, total: 1_250_000, answer: null })
    expect(await buyer.orders.get({ id })).toMatchObject({
      ...{ amendments: { proposals: 1, may: ['accept', 'decline'] }, act: null },
      next: { line: 'amendment', who: 'customer', by: dayAfter(7) },
    })
    expect(await accept(amendment)).toMatchObject({ ok: true })
    expect(await stored(id)).toEqual({
      ...{ version: 2, quantity: 800, lines: 1, total: 1_000_000, deposit: 300_000, owed: 1_000_000 },
      ...{ stage: 'deposit_due', fee: 25_000, readyOn, answer: 'can_deliver' },
    })
    expect(await stock()).toBe(left + 200)
    const order = await buyer.orders.get({ id })
    expect(order).toMatchObject({
      ...{ version: 2, quantity: 800, totalCents: 1_000_000, amendments: { proposals: 1, may: [] } },
      lines: [{ quantity: 800, totalCents: 1_000_000 }],
    })
    expect(order.events.map(({ kind, to }) => `${kind} ${to ?? ''}`)).toEqual([
      'placed ',
      'amendment proposed',
      'amendment accepted',
    ])
    expect(await rowOf(id)).toMatchObject({ first: { quantity: 800 }, totalCents: 1_000_000 })
    expect(await decisionsTold(customer, id)).toEqual(['proposed'])
    expect(await decisionsTold(supplier, id)).toEqual(['accepted'])
    expect(await accept(amendment)).toMatchObject({ ok: false, code: 'WRONG_STATE', args: { state: 'accepted' } })
    expect(await stock()).toBe(left + 200)
  })

  it('leaves the version before readable, and the next one amends the last', async () => {
    const id = await place()
    expect(await accept((await propose(id, 800)).id)).toMatchObject({ ok: true })
    expect(await seller.amendments.propose.try({ id, version: 1, lines: [{ quantity: 700 }] }, key())).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
    expect(await accept((await propose(id, 500, null, 2)).id)).toMatchObject({ ok: true })
    const { items } = await buyer.amendments.list({ id })
    expect(items).toMatchObject([
      {
        ...{ version: 2, state: 'accepted', before: { totalCents: 1_000_000 }, after: { totalCents: 625_000 } },
        lines: [{ before: { quantity: 800 }, after: { quantity: 500 }, changed: ['quantity'] }],
      },
      {
        ...{ version: 1, before: { totalCents: 1_250_000, depositCents: 375_000 }, after: { totalCents: 1_000_000 } },
        lines: [{ before: { quantity: 1000, totalCents: 1_250_000 }, after: { quantity: 800 } }],
      },
    ])
    expect((await buyer.orders.reorder({ id })).lines).toMatchObject([{ quantity: 500 }])
    const { rows } = await owner.query('select quantity from order_lines where order_id = $1 order by version', [id])
    expect(rows).toEqual([{ quantity: 1000 }, { quantity: 800 }, { quantity: 500 }])
  })

  it('can strike a line out, the first too, and lower a price', async () => {
    const goods = await Promise.all(
      [1, 2, 3].map(async () => (await given.product({ supplierId: supplier.companyId, stock: 100 })).id),
    )
    const lines = goods.map((productId) => ({ productId, quantity: 10 }))
    const { id: quoteId } = await buyer.quotes.request({ lines }, key())
    const priced = lines.map((line) => ({ ...line, priceCents: 900 }))
    await seller.quotes.offer({ id: quoteId, ...anOffer(priced) }, key())
    const { id } = await buyer.quotes.accept({ id: quoteId, version: 2, address: mogadishu }, key())
    const { id: amendment } = await seller.amendments.propose(
      {
        id,
        version: 1,
        lines: [{ quantity: 10, struckOut: true }, { quantity: 10, unitPriceCents: 850 }, { quantity: 7 }],
      },
      key(),
    )
    const [proposed] = (await buyer.amendments.list({ id })).items
    expect(proposed?.lines.map(({ changed }) => changed)).toEqual([['struckOut'], ['unitPriceCents'], ['quantity']])
    expect(await accept(amendment)).toMatchObject({ ok: true })
    expect(await stored(id)).toMatchObject({ lines: 2, quantity: 17, total: 10 * 850 + 7 * 900 })
    expect((await buyer.orders.get({ id })).lines.map(({ productId }) => productId)).toEqual(goods.slice(1))
    expect(await Promise.all(goods.map(stock))).toEqual([100, 90, 93])
    expect(await rowOf(id)).toMatchObject({ first: { productId: goods[1] }, furtherLines: 1 })
    await admin.orders.setStatus({ id, status: 'cancelled', reason: 'Both agreed.' }, key())
    expect(await Promise.all(goods.map(stock))).toEqual([100, 100, 100])
    await admin.orders.setStatus({ id, status: 'pending', reason: 'Wanted after all.' }, key())
    expect(await Promise.all(goods.map(stock))).toEqual([100, 90, 93])
  })

  it('makes a refund due where more was paid than is owed now, and tells the desk', async () => {
    const [paid, half] = [await place(), await place()]
    await given.payment(paid, 1_250_000)
    await given.payment(half, 310_000)
    const ids = await Promise.all([paid, half].map((id) => propose(id)))
    for (const { id } of ids) expect(await accept(id)).toMatchObject({ ok: true })
    expect(await stored(paid)).toMatchObject({ owed: -250_000, stage: 'refund_due' })
    expect((await buyer.orders.get({ id: paid })).payment).toMatchObject({ owedCents: -250_000 })
    // What had been less than the deposit is all of it now.
    expect(await stored(half)).toMatchObject({ owed: 690_000, stage: 'balance_due' })
    expect((await seller.orders.get({ id: half })).partsReceived).toMatchObject([
      { part: 'deposit', at: expect.any(String) },
      { part: 'balance', at: null },
    ])
    expect([await decisionsTold(desk, paid), await decisionsTold(desk, half)]).toEqual([['accepted'], []])
    expect((await admin.orders.get({ id: paid })).may).toContain('payRefund')
  })
})

describe('a proposal ends', () => {
  it('when it is declined or withdrawn, and the order stays as it was', async () => {
    const id = await place()
    const left = await stock()
    const { id: first } = await propose(id)
    expect(await seller.amendments.propose.try({ id, version: 1, lines: [{ quantity: 1 }] }, key())).toMatchObject({
      code: 'WRONG_STATE',
      args: { state: 'proposed' },
    })
    await buyer.amendments.decline({ id: first }, key())
    const { id: second } = await admin.amendments.propose({ id, version: 1, lines: [{ quantity: 900 }] }, key())
    expect((await buyer.amendments.list({ id })).items[0]).toMatchObject({ by: 'admin', state: 'proposed' })
    await seller.amendments.withdraw({ id: second }, key())
    for (const amendment of [first, second]) expect(await accept(amendment)).toMatchObject({ code: 'WRONG_STATE' })
    expect(await stored(id)).toMatchObject({ version: 1, quantity: 1000, total: 1_250_000 })
    expect(await stock()).toBe(left)
    expect(await decisionsTold(customer, id)).toEqual(['proposed', 'proposed', 'withdrawn'])
    expect(await decisionsTold(supplier, id)).toEqual(['declined'])
  })

  it('when the order is shipped or cancelled', async () => {
    const [shipped, cancelled] = [await place(100), await place(100)]
    const [one, other] = [await propose(shipped, 80), await propose(cancelled, 80)]
    const left = await stock()
    await seller.orders.updateShipping({ id: shipped, shippingStatus: 'shipped' }, key())
    await buyer.orders.cancel({ id: cancelled }, key())
    for (const { id } of [one, other])
      expect(await accept(id)).toMatchObject({ code: 'WRONG_STATE', args: { state: 'expired' } })
    for (const id of [shipped, cancelled])
      expect((await buyer.amendments.list({ id })).items).toMatchObject([{ state: 'expired' }])
    expect(await stock()).toBe(left + 100)
    expect(
      await seller.amendments.propose.try({ id: shipped, version: 1, lines: [{ quantity: 1 }] }, key()),
    ).toMatchObject({ code: 'WRONG_STATE', args: { state: 'shipped' } })
  })

  it('after 23:59:59 GMT+3 of its last day, once, and is told once, though workers are killed', async () => {
    const before = clock.now()
    const id = await place(100)
    const { id: amendment } = await propose(id, 80)
    const [{ answerBy } = { answerBy: '' }] = (await buyer.amendments.list({ id })).items
    expect(answerBy).toBe(dayAfter(7, before))
    const run = () => ordersJobs(jobParts({ pool: worker, app, clock, log: silentLog }))['expire-amendments']?.({})
    clock.set(new Date(`${answerBy}T20:59:59.999Z`))
    await run()
    expect((await buyer.amendments.list({ id })).may).toEqual(['accept', 'decline'])
    clock.set(new Date(`${answerBy}T21:00:00Z`))
    expect((await buyer.amendments.list({ id })).may).toEqual([])
    expect(await accept(amendment)).toMatchObject({ code: 'WRONG_STATE', args: { state: 'expired' } })
    const killed = await worker.connect()
    await killed.query('begin')
    await killed.query("select set_config('app.now', $1, true)", [clock.now().toISOString()])
    await killed.query('select fx.expire_amendments(1000)')
    killed.release(true) // without a commit
    await Promise.all([run(), run(), run()])
    for (const person of [customer, supplier])
      expect((await decisionsTold(person, id)).filter((decision) => decision === 'expired')).toHaveLength(1)
    clock.set(before)
  })

  it('on the day that it promises, if that comes first', async () => {
    const id = await place(100)
    await propose(id, 80, dayAfter(2))
    expect((await buyer.amendments.list({ id })).items[0]).toMatchObject({ answerBy: dayAfter(2) })
  })
})

describe('a proposal is refused', () => {
  it('if it raises something, changes nothing or leaves nothing', async () => {
    const id = await place(100)
    const tried = (line: object, readyOn: string | null = null) =>
      seller.amendments.propose.try({ id, version: 1, lines: [{ quantity: 100, ...line }], readyOn }, key())
    expect(await tried({ quantity: 101 })).toMatchObject({
      code: 'INPUT_INVALID',
      args: { fields: { 'lines.0.quantity': 'tooBig' } },
    })
    expect(await tried({ unitPriceCents: 1251 })).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await tried({})).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await tried({ struckOut: true })).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await tried({}, dayAfter(-1))).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await tried({ breakdown: [{ values: ['red'], quantity: 100 }] })).toMatchObject({
      code: 'BREAKDOWN_DIFFERS',
    })
    const two = { id, version: 1, lines: [{ quantity: 50 }, { quantity: 50 }] }
    expect(await seller.amendments.propose.try(two, key())).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await tried({}, dayAfter(5))).toMatchObject({ ok: true })
  })

  it('straight in SQL too', async () => {
    const id = await place(100)
    const line = { quantity: 100, unit_price_cents: 1250, breakdown: null, struck_out: false }
    const tried = (lines: object[], readyOn: string | null = null) =>
      inTransaction(app, actorOf(supplier), (tx) =>
        tx.sql('select fx.propose_amendment($1, $2, $3, $4)', [randomUUID(), id, readyOn, JSON.stringify(lines)]),
      )
    for (const [lines, readyOn] of [
      [[{ ...line, quantity: 101, unit_price_cents: 1 }]],
      [[{ ...line, quantity: 0 }]],
      [[{ ...line, quantity: 1, unit_price_cents: 1251 }]],
      [[{ ...line, breakdown: [{ values: ['red'], quantity: 100 }] }]],
      [[{ ...line, struck_out: true }]],
      [[line]],
      [[]],
      [[{ ...line, quantity: 50 }, line]],
      [[line], '2020-01-01'],
    ] as [object[], string?][])
      await expect(tried(lines, readyOn), JSON.stringify(lines)).rejects.toMatchObject({ code: '23514' })
    await expect(tried([{ ...line, quantity: 99 }])).resolves.toHaveLength(1)
  })
})
