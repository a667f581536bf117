import { randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import { type OrderAction, type OrderState, orderActions } from '@ticarum/contract/values/order-rules'
import { type OrderStatus, orderStatuses, type ShippingStatus, shippingStatuses } from '@ticarum/contract/values/orders'
import { MAX_OPEN_PROOFS } from '@ticarum/contract/values/payments'
import type { Role } from '@ticarum/contract/values/roles'
import { actorOf } from '@ticarum/db/testing/actor'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { aPayment, aProof } from '../../testing/given-orders.ts'
import { givenRating } from '../../testing/given-ratings.ts'
import { openDoor } from '../../testing/open-door.ts'
import { redPicture } from '../../testing/pictures.ts'

const opened = await openDoor()
const { given, owner, app, asPerson } = opened

const customer = await given.customer()
const supplier = await givenSupplier(opened)
const people: Record<string, GivenPerson> = {
  customer,
  colleague: await given.customer({ companyId: customer.companyId ?? '', owner: false }),
  'other customer': await given.customer(),
  supplier,
  'other supplier': await givenSupplier(opened),
  admin: await given.admin(),
}
const roles = Object.keys(people)
const personOf = (role: string) => people[role] ?? customer
const product = await given.product({ supplierId: supplier.companyId, stock: 1_000_000 })
const reason = 'It was a mistake.'
const file = () => new Blob([new Uint8Array(redPicture)]).stream() as ReadableStream<Uint8Array>

const orderIn = (status: OrderStatus, shippingStatus: ShippingStatus = 'pending') =>
  given.order({ customer, product, status, shippingStatus })
const standing = async (id: string) =>
  (
    await owner.query<{ status: OrderStatus; shipping_status: ShippingStatus }>(
      'select status, shipping_status from orders where id = $1',
      [id],
    )
  ).rows[0]

/** Every pair of states that a change may connect; those that need a reason are marked. */
const anyToAny = <S extends string>(all: readonly S[], needsReason: (from: S, to: S) => boolean) =>
  all
    .flatMap((from) =>
      all.filter((to) => to !== from).map((to) => `${from} → ${to}${needsReason(from, to) ? ' (reason)' : ''}`),
    )
    .sort()

const backwards =
  <S extends string>(all: readonly S[]) =>
  (from: S, to: S) =>
    all.indexOf(to) < all.indexOf(from)
const adminStatus = anyToAny(
  orderStatuses,
  (from, to) =>
    to === 'cancelled' || from === 'completed' || from === 'cancelled' || backwards(orderStatuses)(from, to),
)
const anyShipping = anyToAny(shippingStatuses, backwards(shippingStatuses))

/** The transitions of states.md; no others are allowed. */
const allowed: Record<string, { status: string[]; shipping: string[]; payment: string[] }> = {
  customer: { status: ['pending → cancelled'], shipping: [], payment: ['sent'] },
  colleague: { status: ['pending → cancelled'], shipping: [], payment: ['sent'] },
  'other customer': { status: [], shipping: [], payment: [] },
  supplier: { status: [], shipping: anyShipping, payment: [] },
  'other supplier': { status: [], shipping: [], payment: [] },
  admin: { status: adminStatus, shipping: anyShipping, payment: ['received', 'entered', 'refused', 'refunded'] },
}

/** Tries without a reason first; transitions that then need one are marked. */
async function reached<S extends string>(
  all: readonly S[],
  prepare: (from: S) => Promise<string>,
  attempt: (id: string, to: S, reason?: string) => Promise<unknown>,
  now: (id: string) => Promise<S>,
) {
  const found: string[] = []
  for (const from of all) {
    for (const to of all.filter((each) => each !== from)) {
      const id = await prepare(from)
      await attempt(id, to)
      if ((await now(id)) === to) found.push(`${from} → ${to}`)
      else {
        await attempt(id, to, reason)
        if ((await now(id)) === to) found.push(`${from} → ${to} (reason)`)
      }
      expect([from, to]).toContain(await now(id))
    }
  }
  return found.sort()
}

const statusNow = async (id: string) => (await standing(id))?.status ?? 'pending'
const shippingNow = async (id: string) => (await standing(id))?.shipping_status ?? 'pending'

/** Entries of one cent, straight in SQL. */
const sentInSql = `insert into payment_entries (id, order_id, customer_id, supplier_id, kind, amount_cents, way,
    paid_on, made_by)
  select gen_random_uuid(), o.id, o.customer_id, o.supplier_id, 'sent', 1, 'bank', '2026-01-05', fx.me()
  from orders o where o.id = $1`
const proofOf = "(select e.id from payment_entries e where e.order_id = o.id and e.kind = 'sent' limit 1)"
const refusedInSql = `insert into payment_entries (id, order_id, customer_id, supplier_id, kind, amount_cents, reason,
    answers, made_by)
  select gen_random_uuid(), o.id, o.customer_id, o.supplier_id, 'refused', 1, 'No money.', ${proofOf}, fx.me()
  from orders o where o.id = $1`
const paidInSql = (kind: 'received' | 'refunded', answers = 'null::uuid') =>
  `insert into payment_entries (id, order_id, customer_id, supplier_id, kind, amount_cents, way, paid_on, answers,
    number, owed_after_cents, made_by)
  select gen_random_uuid(), o.id, o.customer_id, o.supplier_id, '${kind}', 1, 'bank', '2026-01-05', ${answers},
    ${kind === 'received' ? "'RC-' || nextval('receipt_numbers')" : "'RF-' || nextval('refund_numbers')"},
    o.owed_cents ${kind === 'received' ? '-' : '+'} 1, fx.me()
  from orders o where o.id = $1`

interface PaymentAct {
  refundDue?: boolean
  door(api: Api, id: string, proof: string): Promise<{ ok: boolean; code?: string }>
  sql: string
}
/** Every entry that somebody may add to a ledger. */
const paymentActs = {
  sent: {
    door: (api, id) => api.payments.sendProof.try({ id, ...aProof, file: file() }, randomUUID()),
    sql: sentInSql,
  },
  received: {
    door: (api, _, id) => api.payments.decide.try({ id, decision: { decision: 'received' } }, randomUUID()),
    sql: paidInSql('received', proofOf),
  },
  entered: {
    door: (api, id) => api.payments.enter.try({ id, ...aPayment }, randomUUID()),
    sql: paidInSql('received'),
  },
  refused: {
    door: (api, _, id) => api.payments.decide.try({ id, decision: { decision: 'refused', reason } }, randomUUID()),
    sql: refusedInSql,
  },
  refunded: {
    refundDue: true,
    door: (api, id) => api.payments.refund.try({ id, ...aPayment, amountCents: 1 }, randomUUID()),
    sql: paidInSql('refunded'),
  },
} satisfies Record<string, PaymentAct>

/** The acts that add an entry to the ledger of an order with a proof. */
async function entered(attempt: (act: PaymentAct, id: string, proof: string) => Promise<unknown>): Promise<string[]> {
  const done: string[] = []
  for (const [name, act] of Object.entries<PaymentAct>(paymentActs)) {
    const { id } = await orderIn(act.refundDue ? 'cancelled' : 'pending')
    const proof = await given.proof(id)
    if (act.refundDue) await given.payment(id, 1500)
    const count = async () => (await owner.query('select from payment_entries where order_id = $1', [id])).rowCount ?? 0
    const before = await count()
    await attempt(act, id, proof)
    if ((await count()) > before) done.push(name)
  }
  return done
}

/** Thrown to roll back a transaction that was only tried. */
class Undone extends Error {
  readonly rows: number
  constructor(rows: number) {
    super('tried')
    this.rows = rows
  }
}

/** Runs SQL as the application's role for this person; an error counts as refused. */
const inSql = (role: string, statement: string, values: unknown[]) =>
  inTransaction(app, actorOf(personOf(role)), (tx) => tx.sql(statement, values)).catch(() => undefined)

describe.each(roles)('%s', (role) => {
  const api = asPerson(personOf(role))

  it('sets the status through the door as the table allows [PERM-13] [PERM-27] [STATE-05]', async () => {
    const attempt = async (id: string, to: OrderStatus, why?: string) => {
      const own: Api = await api
      await own.orders.setStatus.try({ id, status: to, reason: why }, randomUUID())
      await own.orders.changeMany.try({ ids: [id], change: { kind: 'status', status: to, reason: why } }, randomUUID())
      if (to === 'cancelled') await own.orders.cancel.try({ id }, randomUUID())
    }
    expect(await reached(orderStatuses, async (from) => (await orderIn(from)).id, attempt, statusNow)).toEqual(
      allowed[role]?.status,
    )

    const soldOut = await given.product({ supplierId: supplier.companyId, stock: 5 })
    const { id } = await given.order({ customer, product: soldOut })
    await (await asPerson(personOf('admin'))).orders.setStatus({ id, status: 'cancelled', reason }, randomUUID())
    await owner.query('update stock_balances set balance = 0 where product_id = $1', [soldOut.id])
    for (const to of orderStatuses) await attempt(id, to, reason)
    expect(await statusNow(id), 'an order whose goods are sold out').toBe('cancelled')
  })

  it('sets the status straight in SQL as the table allows', async () => {
    const attempt = async (id: string, to: OrderStatus, why?: string) => {
      await inSql(role, 'update orders set status = $2 where id = $1', [id, to])
      if (why) await inSql(role, 'update orders set status = $2, status_reason = $3 where id = $1', [id, to, why])
    }
    expect(await reached(orderStatuses, async (from) => (await orderIn(from)).id, attempt, statusNow)).toEqual(
      allowed[role]?.status,
    )
  })

  it('sets the shipping through the door as the table allows [PERM-11] [PERM-12] [PERM-30] [STATE-07]', async () => {
    const attempt = async (id: string, to: ShippingStatus, why?: string) => {
      const own: Api = await api
      await own.orders.updateShipping.try({ id, shippingStatus: to, reason: why }, randomUUID())
      await own.orders.changeMany.try(
        { ids: [id], change: { kind: 'shipping', shippingStatus: to, reason: why } },
        randomUUID(),
      )
    }
    expect(
      await reached(shippingStatuses, async (from) => (await orderIn('processing', from)).id, attempt, shippingNow),
    ).toEqual(allowed[role]?.shipping)
    expect(
      await reached(shippingStatuses, async (from) => (await orderIn('cancelled', from)).id, attempt, shippingNow),
      'of a cancelled order',
    ).toEqual(role === 'admin' ? anyToAny(shippingStatuses, () => true) : [])
  })

  it('sets the shipping straight in SQL as the table allows', async () => {
    const attempt = async (id: string, to: ShippingStatus, why?: string) => {
      await inSql(role, 'update orders set shipping_status = $2 where id = $1', [id, to])
      if (why)
        await inSql(role, 'update orders set shipping_status = $2, shipping_reason = $3 where id = $1', [id, to, why])
    }
    expect(
      await reached(shippingStatuses, async (from) => (await orderIn('processing', from)).id, attempt, shippingNow),
    ).toEqual(allowed[role]?.shipping)
  })

  it('pays, decides and refunds through the door as the table allows', async () => {
    const own: Api = await api
    expect(await entered((act, id, proof) => act.door(own, id, proof))).toEqual(allowed[role]?.payment)
  })

  it('pays, decides and refunds straight in SQL as the table allows', async () => {
    expect(await entered((act, id) => inSql(role, act.sql, [id]))).toEqual(allowed[role]?.payment)
  })
})

/** Every state, and the variants that an event makes of one. */
const states: (Pick<OrderState, 'status' | 'shippingStatus'> & {
  event: string
  set?: string
  paid?: number
  rated?: string
})[] = [
  ...orderStatuses.flatMap((status) =>
    shippingStatuses.map((shippingStatus) => ({ status, shippingStatus, event: '' })),
  ),
  { status: 'pending', shippingStatus: 'pending', event: ', shipped once', set: 'shipped_at = now()' },
  { status: 'processing', shippingStatus: 'delivered', event: ', received', set: 'received_at = now()' },
  {
    status: 'processing',
    shippingStatus: 'delivered',
    event: ', received, then a problem',
    set: "received_at = now() - interval '1 day', problem_at = now()",
  },
  { status: 'processing', shippingStatus: 'in_transit', event: ', received early', set: 'received_at = now()' },
  { status: 'completed', shippingStatus: 'delivered', event: ', rated', rated: '29 days' },
  { status: 'completed', shippingStatus: 'delivered', event: ', rated long ago', rated: '31 days' },
  { status: 'cancelled', shippingStatus: 'delivered', event: ', rated before', rated: '1 day' },
  { status: 'pending', shippingStatus: 'pending', event: ', deposit received', paid: 1500 },
  { status: 'pending', shippingStatus: 'pending', event: ', overpaid', paid: 5001 },
  { status: 'cancelled', shippingStatus: 'pending', event: ', deposit received', paid: 1500 },
]

interface Attempt {
  door(api: Api, id: string, proof: string): Promise<{ ok: boolean; code?: string }>
  /** the same in SQL, where one statement does it */
  sql?: string
}

const attempts: Record<OrderAction, Attempt> = {
  cancel: {
    door: (api, id) => api.orders.cancel.try({ id }, randomUUID()),
    sql: "update orders set status = 'cancelled' where id = $1 and status <> 'cancelled' and fx.role() = 'customer'",
  },
  answer: {
    door: (api, id) =>
      api.orders.answer.try({ id, answer: { answer: 'can_deliver', readyOn: '2090-01-31' } }, randomUUID()),
    sql: "update orders set answer = 'can_deliver', answered_at = now(), ready_on = '2090-01-31' where id = $1",
  },
  confirmReceipt: {
    door: (api, id) => api.orders.confirmReceipt.try({ id, early: true }, randomUUID()),
    sql: 'update orders set received_at = clock_timestamp() where id = $1',
  },
  reportProblem: {
    door: (api, id) => api.orders.reportProblem.try({ id, text: 'Two cartons are wet.' }, randomUUID()),
    sql: 'update orders set problem_at = clock_timestamp() where id = $1',
  },
  updateShipping: {
    door: (api, id) => api.orders.updateShipping.try({ id, shippingStatus: 'preparing', reason }, randomUUID()),
    sql: "update orders set shipping_status = 'preparing', shipping_reason = 'So it is.' where id = $1",
  },
  setStatus: {
    door: (api, id) => api.orders.setStatus.try({ id, status: 'processing', reason }, randomUUID()),
    sql: `update orders set status_reason = 'So it is.', status = 'processing'
      where id = $1 and fx.role() <> 'customer'`,
  },
  note: { door: (api, id) => api.messages.send.try({ id, messageId: randomUUID(), body: 'Good morning.' }) },
  inquire: { door: (api, id) => api.orders.inquire.try({ id, message: 'When?' }, randomUUID()) },
  reorder: { door: (api, id) => api.orders.reorder.try({ id }) },
  share: { door: (api, id) => api.orders.share.try({ id, linkId: randomUUID() }) },
  annotate: {
    door: (api, id) =>
      api.orders.annotate.try({ id, assigneeId: null, notes: 'Ours.', followUpOn: null }, randomUUID()),
  },
  sendProof: paymentActs.sent,
  decidePayment: paymentActs.received,
  enterPayment: paymentActs.entered,
  payRefund: paymentActs.refunded,
  rate: {
    door: (api, id) => api.ratings.rate.try({ id, stars: 4, words: 'Well packed.' }, randomUUID()),
    sql: `insert into ratings (id, order_id, customer_id, supplier_id, rated_by, stars, language)
      select gen_random_uuid(), o.id, o.customer_id, o.supplier_id, fx.me(), 4, 'en' from orders o where o.id = $1
      on conflict (order_id) do update set stars = 5`,
  },
  answerRating: {
    door: (api, id) => api.ratings.answer.try({ id, text: 'Thank you.' }, randomUUID()),
    sql: `update ratings set answer = 'Thank you.', answer_language = 'en', answered_by = fx.me(), answered_at = now()
      where order_id = $1`,
  },
  hideRating: {
    door: (api, id) => api.ratings.hide.try({ id, part: 'words', reason }, randomUUID()),
    sql: "update ratings set words_hidden = 'It names a person.' where order_id = $1",
  },
}

describe.each(states)('$status, shipping $shippingStatus$event', ({ status, shippingStatus, set, paid, rated }) => {
  /** Something is due, and a proof was sent. */
  async function prepared() {
    const { id } = await orderIn(status, shippingStatus)
    if (set) await owner.query(`update orders set ${set} where id = $1`, [id])
    if (paid) await given.payment(id, paid)
    if (rated) await givenRating(opened, id, { ago: rated })
    return { id, proof: await given.proof(id) }
  }
  const changed = async (role: Role, sql: string, id: string) => {
    const done = inTransaction(app, actorOf(personOf(role)), async (tx) => {
      const rows = await tx.sql(`${sql} returning 1`, [id])
      throw new Undone(rows.length)
    })
    return done.catch((error) => error instanceof Undone && error.rows > 0)
  }

  it.each(['customer', 'supplier', 'admin'] as const)(
    '%s: may do what the rules say, through the door and in SQL; list and page say the same',
    async (role) => {
      const api = await asPerson(personOf(role))
      const { id } = await prepared()
      const { may, act } = await api.orders.get({ id })
      const listed = (await api.orders.list({ limit: 5 })).items.find((row) => row.id === id)
      expect(listed?.may).toEqual(may)
      expect(listed?.act).toBe(act)
      if (act) expect(may).toContain(act)

      const through = { door: [] as string[], sql: [] as string[] }
      tried('state', 2 * orderActions.length)
      for (const action of orderActions) {
        const { door, sql } = attempts[action]
        if (sql ? await changed(role, sql, id) : may.includes(action)) through.sql.push(action)
        const fresh = await prepared()
        if ((await door(api, fresh.id, fresh.proof)).ok) through.door.push(action)
      }
      const said = orderActions.filter((action) => may.includes(action))
      expect(through).toEqual({ door: said, sql: said })
    },
  )
})

describe('events that are no status', () => {
  const asked = async (
    role: string,
    action: OrderAction,
    status: OrderStatus = 'processing',
    shipping: ShippingStatus = 'delivered',
  ) => {
    const { id } = await orderIn(status, shipping)
    const answer = await attempts[action].door(await asPerson(personOf(role)), id, '')
    return answer.ok ? 'ok' : answer.code
  }

  it('are refused by state, by role, or for another company’s order', async () => {
    expect(await asked('supplier', 'answer', 'completed')).toBe('WRONG_STATE')
    expect(await asked('other supplier', 'answer')).toBe('NOT_FOUND')
    expect(await asked('customer', 'answer')).toBe('FORBIDDEN')
    for (const action of ['confirmReceipt', 'reportProblem'] as const) {
      expect(await asked('customer', action, 'processing', 'preparing')).toBe('WRONG_STATE')
      expect(await asked('colleague', action)).toBe('ok')
      expect(await asked('other customer', action)).toBe('NOT_FOUND')
      for (const role of ['supplier', 'other supplier', 'admin']) expect(await asked(role, action)).toBe('FORBIDDEN')
    }
  })

  it('goods that are still in transit are received behind a second question only', async () => {
    const { id } = await orderIn('processing', 'in_transit')
    const api = await asPerson(customer)
    expect(await api.orders.confirmReceipt.try({ id }, randomUUID())).toMatchObject({
      code: 'WRONG_STATE',
      args: { state: 'in_transit' },
    })
    expect((await api.orders.confirmReceipt.try({ id, early: true }, randomUUID())).ok).toBe(true)
    expect((await api.orders.get({ id })).next.line).toBe('received')
  })

  it('a supplier promises today or a later day of GMT+3, through the door and in SQL', async () => {
    const evening = new Date('2026-11-16T21:30:00Z') // the 17th in GMT+3
    opened.clock.set(evening)
    const api = await asPerson(supplier)
    const promised = async (readyOn: string) => {
      const { id } = await orderIn('pending')
      const { id: other } = await orderIn('pending')
      const answer = await api.orders.answer.try({ id, answer: { answer: 'can_deliver', readyOn } }, randomUUID())
      const sql = "update orders set answer = 'can_deliver', answered_at = fx.now(), ready_on = $2 where id = $1"
      const written = await inTransaction(app, actorOf(supplier, { now: evening }), (tx) =>
        tx.sql(`${sql} returning 1`, [other, readyOn]),
      ).catch((error) => error.code)
      return [answer.ok ? 'ok' : answer, written]
    }
    expect(await promised('2026-11-16')).toMatchObject([
      { code: 'INPUT_INVALID', args: { fields: { 'answer.readyOn': 'tooSmall' } } },
      '23514',
    ])
    expect(await promised('2026-11-17')).toMatchObject(['ok', [{}]])
    opened.clock.set(new Date())
  })

  it('a customer cancels no order that was shipped, whatever its shipping says now', async () => {
    const { id } = await orderIn('pending', 'shipped')
    await owner.query("update orders set shipping_status = 'pending' where id = $1", [id])
    expect(await (await asPerson(customer)).orders.cancel.try({ id }, randomUUID())).toMatchObject({
      code: 'CANCEL_REFUSED',
      args: { state: 'shipped' },
    })
    await inSql('customer', "update orders set status = 'cancelled' where id = $1", [id])
    expect(await statusNow(id)).toBe('pending')
  })

  it('a cancelled order is not paid, and one that was paid for is cancelled by the desk', async () => {
    const api = await asPerson(customer)
    const { id } = await orderIn('cancelled')
    expect(await api.payments.sendProof.try({ id, ...aProof, file: file() }, randomUUID())).toMatchObject({
      code: 'WRONG_STATE',
    })
    const { id: paid } = await orderIn('pending')
    await given.payment(paid, 1)
    expect(await api.orders.cancel.try({ id: paid }, randomUUID())).toMatchObject({
      code: 'CANCEL_REFUSED',
      args: { state: 'paid' },
    })
  })

  it('proofs are bounded and decided once, and no refund exceeds what is due', async () => {
    const [api, desk] = [await asPerson(customer), await asPerson(personOf('admin'))]
    const { id } = await orderIn('pending')
    for (let sent = 1; sent < MAX_OPEN_PROOFS; sent++) await given.proof(id)
    const send = () => api.payments.sendProof.try({ id, ...aProof, file: file() }, randomUUID())
    const answers = await Promise.all([send(), send()])
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()).toEqual(['WRONG_STATE', 'ok'])
    expect(await api.payments.sendProof.try({ id, ...aProof, file: file() }, randomUUID())).toMatchObject({
      code: 'WRONG_STATE',
      args: { state: 'proofs_sent' },
    })
    await inSql('customer', sentInSql, [id])
    const entries = (await api.orders.get({ id })).payment?.entries ?? []
    expect(entries).toHaveLength(MAX_OPEN_PROOFS)

    const proof = entries[0]?.id ?? ''
    const decide = () => desk.payments.decide.try({ id: proof, decision: { decision: 'received' } }, randomUUID())
    expect([await decide(), await decide()]).toMatchObject([{ ok: true }, { code: 'WRONG_STATE' }])
    await desk.orders.setStatus({ id, status: 'cancelled', reason }, randomUUID())
    const { rows: told } = await owner.query<{ role: string; owed: string | null }>(
      `select distinct r.role, n.arguments ->> 'owed' as owed
        from notifications n join user_roles r on r.user_id = n.user_id
        where n.kind = 'order.status' and n.arguments ->> 'orderId' = $1 order by 1`,
      [id],
    )
    expect(told).toEqual([
      { role: 'customer', owed: '$15.00' },
      { role: 'supplier', owed: null },
    ])
    expect(await desk.payments.refund.try({ id, ...aPayment, amountCents: 1501 }, randomUUID())).toMatchObject({
      code: 'INPUT_INVALID',
      args: { fields: { amountCents: 'tooBig' } },
    })
    const tomorrow = new Date(Date.now() + 2 * 24 * 3600 * 1000).toISOString().slice(0, 10)
    expect(await desk.payments.refund.try({ id, ...aPayment, paidOn: tomorrow }, randomUUID())).toMatchObject({
      args: { fields: { paidOn: 'tooBig' } },
    })
  })
})
