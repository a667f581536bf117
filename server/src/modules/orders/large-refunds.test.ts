import { randomUUID } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import { actorOf } from '@ticarum/db/testing/actor'
import { inTransaction } from '@ticarum/db/transaction'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPayment } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo } from '../../testing/sent-mail.ts'

const DAY = 24 * 3600 * 1000
const LIMIT = 100_000
const opened = await openDoor()
const { given, owner, app, asPerson, asProven, clock } = opened
const [admin, colleague] = [
  await given.admin({ fullName: 'Murat Gesi' }),
  await given.admin({ fullName: 'Elif Akköy' }),
]
clock.advance(60_000) // both have been admins for a while
const customer = await given.customer()
const buyer = await asPerson(customer)
let [desk, second] = [await asProven(admin), await asProven(colleague)]

/** So much later, when both admins have just proven who they are. */
async function later(milliseconds: number): Promise<void> {
  clock.advance(milliseconds)
  ;[desk, second] = [await asProven(admin), await asProven(colleague)]
}

beforeEach(async () => {
  await owner.query('update accounts set suspended_at = null')
  await later(0)
  await owner.query('delete from mail_arguments')
})

/** A cancelled order of which so much is to be refunded. */
async function refundDue(cents = 5 * LIMIT): Promise<string> {
  const { id } = await given.order({ customer, status: 'cancelled' })
  await given.payment(id, cents)
  return id
}
const pay = (id: string, amountCents: number, api = desk) =>
  api.payments.refund.try({ id, ...aPayment, amountCents }, randomUUID())
const waitingOf = async (id: string, api = desk) => (await api.orders.get({ id })).desk?.waitingRefund
const confirm = (id: string, api = second) => api.payments.confirmRefund.try({ id }, randomUUID())
const withdraw = (id: string, api = desk) => api.payments.withdrawRefund.try({ id }, randomUUID())
const actsTold = async (email: string) =>
  (await mailTo(owner, email)).map((mail) => (mail.arguments.arguments as unknown as { act: string }).act)

/** Everything of an order that is not the refund that waits. */
async function seen(id: string) {
  const { desk: _, ...order } = await desk.orders.get({ id })
  const { rows } = await owner.query('select kind, arguments from notifications where user_id = $1 order by id', [
    customer.id,
  ])
  return { order, page: await buyer.orders.get({ id }), told: rows }
}
const refundedOf = async (id: string) => (await desk.orders.get({ id })).payment?.refundedCents

/** A large refund that waits. */
async function propose(cents = LIMIT + 1, api = desk) {
  const orderId = await refundDue()
  expect(await pay(orderId, cents, api)).toMatchObject({ ok: true, value: { waits: true } })
  const refund = await waitingOf(orderId)
  return { orderId, id: refund?.id ?? expect.fail('nothing waits') }
}

describe('a refund over the amount', () => {
  it('waits, and nothing but the desk’s page and mail knows of it', async () => {
    const id = await refundDue()
    const before = await seen(id)
    expect(await pay(id, LIMIT + 1)).toMatchObject({ ok: true, value: { done: true, waits: true } })
    expect(await seen(id)).toEqual(before)
    expect(await waitingOf(id)).toEqual({
      id: expect.any(String),
      amountCents: LIMIT + 1,
      way: aPayment.way,
      reference: aPayment.reference,
      paidOn: aPayment.paidOn,
      proposedBy: 'Murat Gesi',
      proposedAt: clock.now().toISOString(),
      dueAt: null,
      mayConfirm: false,
    })
    expect(await waitingOf(id, second)).toMatchObject({ mayConfirm: true })
    expect((await buyer.orders.get({ id })).desk).toBeUndefined()
    for (const { email } of [admin, colleague])
      expect(await mailTo(owner, email)).toMatchObject([
        {
          arguments: {
            kind: 'admin.acted',
            arguments: {
              act: 'refund_proposed',
              by: 'Murat Gesi',
              orderId: id,
              name: expect.stringMatching(/^\$1000\.01, /),
            },
          },
        },
      ])
  })

  it('is in the ledger with its paper once another admin confirmed it, and the customer is told', async () => {
    const { orderId, id } = await propose()
    await owner.query('delete from mail_arguments')
    expect(await confirm(id)).toMatchObject({ ok: true })
    const { payment, desk: noted, events } = await desk.orders.get({ id: orderId })
    expect(noted?.waitingRefund).toBeNull()
    expect(payment).toMatchObject({ refundedCents: LIMIT + 1, owedCents: -(4 * LIMIT - 1) })
    expect(payment?.entries.at(-1)).toMatchObject({
      ...{ kind: 'refunded', amountCents: LIMIT + 1, reference: aPayment.reference, paidOn: aPayment.paidOn },
      ...{ by: 'Elif Akköy', owedAfterCents: -(4 * LIMIT - 1), number: expect.stringMatching(/^RF-/) },
    })
    expect(events.at(-1)).toMatchObject({ kind: 'payment_refunded', by: { name: 'Elif Akköy' } })
    const { rows } = await owner.query(
      "select arguments from notifications where user_id = $1 and arguments ->> 'orderId' = $2",
      [customer.id, orderId],
    )
    expect(rows).toMatchObject([{ arguments: { decision: 'refunded', amount: '$1000.01' } }])
    expect(await actsTold(admin.email)).toEqual(['refund_confirmed'])
    expect(await confirm(id)).toMatchObject({ code: 'ALREADY_DECIDED' })
    expect(await withdraw(id)).toMatchObject({ code: 'ALREADY_DECIDED' })
  })

  it('is confirmed by an admin other than who entered it, who was one before, and proven', async () => {
    const { orderId, id } = await propose()
    const newest = await given.admin()
    await owner.query('update user_roles set set_at = $2 where user_id = $1', [
      newest.id,
      new Date(clock.now().getTime() + 1),
    ])
    for (const api of [desk, await asProven(newest)])
      expect(await confirm(id, api)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await confirm(id, await asPerson(colleague))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
    await owner.query('delete from user_roles where user_id = $1', [newest.id])
    await later(2 * DAY) // another admin was there, so no day suffices
    expect(await waitingOf(orderId)).toMatchObject({ mayConfirm: false })
    expect(await confirm(id, desk)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refundedOf(orderId)).toBe(0)
  })

  it('is confirmed by who entered it a day later, where there was no other admin', async () => {
    await owner.query('update accounts set suspended_at = now() where id = $1', [colleague.id])
    const { orderId, id } = await propose()
    const due = new Date(clock.now().getTime() + DAY)
    expect(await waitingOf(orderId)).toMatchObject({ dueAt: due.toISOString(), mayConfirm: false })
    clock.advance(DAY - 1)
    desk = await asProven(admin)
    expect(await confirm(id, desk)).toMatchObject({ code: 'FORBIDDEN' })
    clock.advance(1)
    expect(await waitingOf(orderId)).toMatchObject({ mayConfirm: true })
    expect(await confirm(id, desk)).toMatchObject({ ok: true })
    expect(await refundedOf(orderId)).toBe(LIMIT + 1)
  })

  it('is taken back by who entered it and by every other admin, without a proof', async () => {
    for (const person of [admin, colleague]) {
      const { orderId, id } = await propose()
      const before = await seen(orderId)
      await owner.query('delete from mail_arguments')
      expect(await withdraw(id, await asPerson(person))).toMatchObject({ ok: true })
      expect(await seen(orderId)).toEqual(before)
      expect(await waitingOf(orderId)).toBeNull()
      expect(await actsTold(colleague.email)).toEqual(['refund_withdrawn'])
      expect(await confirm(id)).toMatchObject({ code: 'ALREADY_DECIDED' })
      expect(await pay(orderId, LIMIT + 1)).toMatchObject({ ok: true, value: { waits: true } })
    }
  })

  it('lets no other refund of the order be entered while it waits', async () => {
    const { orderId, id } = await propose()
    for (const api of [desk, second])
      expect(await pay(orderId, 1, api)).toMatchObject({ code: 'WRONG_STATE', args: { state: 'refund_waits' } })
    await confirm(id)
    expect(await pay(orderId, 1)).toMatchObject({ ok: true, value: { waits: false } })
  })

  it('is confirmed once, however many confirm it or take it back at once', async () => {
    const another = await given.admin()
    await later(60_000)
    const third = await asProven(another)
    for (let round = 0; round < 5; round++) {
      const { orderId, id } = await propose()
      const answers = await Promise.all([confirm(id), confirm(id, third), confirm(id), withdraw(id)])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ code: 'ALREADY_DECIDED' })
      const [entries, decided] = await Promise.all([
        owner.query("select from payment_entries where order_id = $1 and kind = 'refunded'", [orderId]),
        owner.query<{ state: string }>('select state from waiting_refunds where id = $1', [id]),
      ])
      expect(entries.rowCount).toBe(decided.rows[0]?.state === 'confirmed' ? 1 : 0)
    }
    await owner.query('delete from user_roles where user_id = $1', [another.id])
  })

  it('is recorded when it is entered, confirmed and taken back, without its reference', async () => {
    const [confirmed, taken] = [await propose(), await propose()]
    await confirm(confirmed.id)
    await withdraw(taken.id)
    const { rows } = await owner.query<{ action: string; actor_id: string; changes: unknown }>(
      `select action, actor_id, changes from audit_log
        where table_name = 'waiting_refunds' and row_id = any($1) order by id`,
      [[confirmed.id, taken.id]],
    )
    expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['payments.refund', admin.id],
      ['payments.refund', admin.id],
      ['payments.confirm-refund', colleague.id],
      ['payments.withdraw-refund', admin.id],
    ])
    expect(JSON.stringify(rows)).not.toContain(aPayment.reference)
  })
})

describe('what waits of an order that changes', () => {
  it('stays when it is reopened, is not confirmed while it is not due, and can be taken back', async () => {
    const { orderId, id } = await propose(5 * LIMIT)
    const reason = 'Both agreed.'
    await desk.orders.setStatus({ id: orderId, status: 'processing', reason }, randomUUID())
    expect(await waitingOf(orderId)).toMatchObject({ id })
    expect(await confirm(id)).toMatchObject({ code: 'WRONG_STATE', args: { state: 'less_due' } })
    expect(await refundedOf(orderId)).toBe(0)
    await desk.orders.setStatus({ id: orderId, status: 'cancelled', reason }, randomUUID())
    expect(await confirm(id)).toMatchObject({ ok: true })
    expect(await desk.orders.get({ id: orderId })).toMatchObject({ payment: { owedCents: 0 } })
  })

  it('is not confirmed where nothing is due any more', async () => {
    const product = await given.product({ supplierId: await given.company('supplier'), stock: 1000 })
    const { id: orderId } = await given.order({ customer, product, quantity: 900, status: 'cancelled' })
    await given.payment(orderId, 2 * LIMIT)
    await pay(orderId, 2 * LIMIT)
    const id = (await waitingOf(orderId))?.id ?? ''
    await desk.orders.setStatus({ id: orderId, status: 'processing', reason: 'Both agreed.' }, randomUUID())
    expect(await confirm(id)).toMatchObject({ code: 'WRONG_STATE', args: { state: 'no_refund_due' } })
    expect(await withdraw(id)).toMatchObject({ ok: true })
  })
})

describe('what one admin may refund', () => {
  it('is the amount itself, in one or several refunds of an order within a day', async () => {
    const whole = await refundDue()
    expect(await pay(whole, LIMIT)).toMatchObject({ ok: true, value: { waits: false } })
    expect(await pay(whole, 1)).toMatchObject({ ok: true, value: { waits: true } })

    const parts = await refundDue()
    for (const cents of [LIMIT / 2, LIMIT / 2])
      expect(await pay(parts, cents)).toMatchObject({ ok: true, value: { waits: false } })
    expect(await refundedOf(parts)).toBe(LIMIT)
    expect(await pay(parts, 1)).toMatchObject({ ok: true, value: { waits: true } })
    expect(await refundedOf(parts)).toBe(LIMIT)
    const another = await refundDue()
    expect(await pay(another, LIMIT)).toMatchObject({ ok: true, value: { waits: false } })
  })

  it('counts anew after a day, and for each admin', async () => {
    const id = await refundDue()
    await pay(id, LIMIT)
    expect(await pay(id, LIMIT, second)).toMatchObject({ ok: true, value: { waits: false } })
    clock.advance(DAY - 1)
    const early = await pay(id, 1)
    expect(early).toMatchObject({ ok: true, value: { waits: true } })
    await withdraw((await waitingOf(id))?.id ?? '')
    await later(1)
    expect(await pay(id, LIMIT)).toMatchObject({ ok: true, value: { waits: false } })
  })

  it('is not used up by what another one confirmed, for neither of them', async () => {
    const { orderId, id } = await propose()
    await confirm(id)
    for (const api of [desk, second])
      expect(await pay(orderId, LIMIT, api)).toMatchObject({ ok: true, value: { waits: false } })
  })

  it('stays within what is due', async () => {
    const id = await refundDue(LIMIT + 1)
    expect(await pay(id, LIMIT + 2)).toMatchObject({
      code: 'INPUT_INVALID',
      args: { fields: { amountCents: 'tooBig' } },
    })
    expect(await waitingOf(id)).toBeNull()
  })
})

describe('the database alone', () => {
  const asAdmin = (sql: string, values: unknown[], who = admin) =>
    inTransaction(app, actorOf(who, { now: clock.now() }), (tx) => tx.sql(sql, values))
  /** Writes a refund into the ledger, as an admin who can run any statement would. */
  const enter = (
    orderId: string,
    cents: number,
    { who = admin, confirms = '', at = clock.now(), reference = 'R' } = {},
  ) =>
    asAdmin(
      `insert into payment_entries (id, order_id, customer_id, supplier_id, kind, amount_cents, way, reference, paid_on,
          number, owed_after_cents, made_by, confirms, created_at)
        select $1, o.id, o.customer_id, o.supplier_id, 'refunded', $3, 'hawala', $4, '2026-01-05',
          'RF-' || nextval('refund_numbers'), o.owed_cents + $3, fx.me(), $5, $6
        from orders o where o.id = $2`,
      [newId(), orderId, cents, reference, confirms || null, at],
      who,
    )
  const ofThatRefund = { reference: aPayment.reference }

  it('refuses a large refund in the ledger, at once, in parts and backdated', async () => {
    const id = await refundDue()
    await expect(enter(id, LIMIT + 1)).rejects.toMatchObject({ code: '23514' })
    await enter(id, LIMIT)
    await expect(enter(id, 1)).rejects.toMatchObject({ code: '23514' })
    await expect(enter(id, 1, { at: new Date(clock.now().getTime() - DAY) })).rejects.toMatchObject({ code: '23514' })
    const another = await refundDue()
    for (const hours of [2, 25])
      await expect(
        enter(another, LIMIT, { at: new Date(clock.now().getTime() - hours * 3600 * 1000) }),
      ).rejects.toMatchObject({ code: '23514' })
    const both = await Promise.allSettled([enter(another, LIMIT), enter(another, LIMIT)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refundedOf(another)).toBe(LIMIT)
  })

  it('lets a second admin enter exactly what waits, once', async () => {
    const { orderId, id: confirms } = await propose()
    await expect(enter(orderId, LIMIT + 1, { confirms, ...ofThatRefund })).rejects.toMatchObject({ code: '42501' })
    const another = await refundDue()
    for (const [of, cents, reference] of [
      [orderId, LIMIT + 2, aPayment.reference],
      [orderId, LIMIT + 1, 'Another'],
      [another, LIMIT + 1, aPayment.reference],
    ] as const)
      await expect(enter(of, cents, { who: colleague, confirms, reference })).rejects.toMatchObject({
        code: of === another ? '23503' : '23514',
      })
    await enter(orderId, LIMIT + 1, { who: colleague, confirms, ...ofThatRefund })
    for (const who of [admin, colleague])
      await expect(enter(orderId, LIMIT + 1, { who, confirms, ...ofThatRefund })).rejects.toMatchObject({
        code: expect.stringMatching(/^23|^42501/),
      })
    expect(await refundedOf(orderId)).toBe(LIMIT + 1)
  })

  it('lets nobody change what waits, say who entered it, or raise the amount', async () => {
    const { orderId, id } = await propose()
    const attempts: Record<string, [sql: string, values?: unknown[]]> = {
      insert: [
        `insert into waiting_refunds (id, order_id, customer_id, supplier_id, amount_cents, way, reference, paid_on,
            proposed_by)
          select $1, o.id, o.customer_id, o.supplier_id, 1, 'bank', 'R', '2026-01-05', $3
          from orders o where o.id = $2`,
        [newId(), orderId, colleague.id],
      ],
      'who entered it': ['update waiting_refunds set proposed_by = $1', [colleague.id]],
      'its day': ["update waiting_refunds set due_at = now() - interval '1 day'"],
      'its state': ["update waiting_refunds set state = 'confirmed', decided_by = $1, decided_at = now()", [admin.id]],
      delete: ['delete from waiting_refunds where id = $1', [id]],
      'the amount': ['update company_private set refund_limit_cents = 99999999'],
      'the amount in effect': ["select fx.put_change_in_effect('[]', 99999999)"],
    }
    for (const [name, [sql, values = []]] of Object.entries(attempts))
      await expect(asAdmin(sql, values), name).rejects.toMatchObject({ code: '42501' })
    await asAdmin('select fx.lower_refund_limit(99999999)', [])
    expect((await desk.tradeSettings.get({})).refundLimitCents).toBe(LIMIT)
  })

  it('lets only admins ask', async () => {
    const { orderId, id } = await propose()
    for (const [sql, values] of [
      ["select fx.propose_refund($1, $2, 1, 'bank', 'R', '2026-01-05')", [newId(), orderId]],
      ['select fx.withdraw_refund($1)', [id]],
      ['select fx.may_confirm_refund($1)', [id]],
      ['select fx.refund_needs_second($1, 1)', [orderId]],
      ['select fx.lower_refund_limit(0)', []],
      ["select fx.propose_trade_change($1, '[]', 1)", [newId()]],
      ['select from waiting_refunds', []],
    ] as const)
      await expect(asAdmin(sql, [...values], customer), sql).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the amount', () => {
  const save = async (refundLimitCents: number, api = desk) =>
    api.tradeSettings.save({ ...(await api.tradeSettings.get({})), refundLimitCents }, randomUUID())
  const read = async (api = desk) => {
    const { refundLimitCents, waysChange } = await api.tradeSettings.get({})
    return { refundLimitCents, waits: waysChange?.refundLimitCents ?? null, id: waysChange?.id ?? '' }
  }

  it('is lowered at once, and raised once another admin agreed', async () => {
    expect(await read()).toMatchObject({ refundLimitCents: LIMIT, waits: null })
    expect(await save(2 * LIMIT)).toMatchObject({ waits: true })
    const raised = await read()
    expect(raised).toMatchObject({ refundLimitCents: LIMIT, waits: 2 * LIMIT })
    expect(await pay(await refundDue(), LIMIT + 1)).toMatchObject({ ok: true, value: { waits: true } })
    expect(await desk.tradeSettings.agreeToWays.try({ id: raised.id }, randomUUID())).toMatchObject({
      code: 'FORBIDDEN',
    })
    await second.tradeSettings.agreeToWays({ id: raised.id }, randomUUID())
    expect(await read()).toMatchObject({ refundLimitCents: 2 * LIMIT, waits: null })
    expect(await pay(await refundDue(), LIMIT + 1)).toMatchObject({ ok: true, value: { waits: false } })

    expect(await save(LIMIT)).toMatchObject({ waits: false })
    expect(await read()).toMatchObject({ refundLimitCents: LIMIT, waits: null })
  })

  it('that waits is kept by saving it again, and taken back by a lower one', async () => {
    await save(2 * LIMIT)
    const { id } = await read()
    expect(await save(2 * LIMIT, second)).toMatchObject({ waits: true })
    expect((await read()).id).toBe(id)
    expect(await save(LIMIT - 1)).toMatchObject({ waits: false })
    expect(await read()).toMatchObject({ refundLimitCents: LIMIT - 1, waits: null })
    expect(await second.tradeSettings.agreeToWays.try({ id }, randomUUID())).toMatchObject({ code: 'ALREADY_DECIDED' })
    await owner.query('update company_private set refund_limit_cents = $1', [LIMIT])
  })

  it('of nothing lets every refund wait', async () => {
    await save(0)
    expect(await pay(await refundDue(), 1)).toMatchObject({ ok: true, value: { waits: true } })
    await owner.query('update company_private set refund_limit_cents = $1', [LIMIT])
  })
})
