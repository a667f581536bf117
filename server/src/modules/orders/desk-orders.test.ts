import { randomUUID } from 'node:crypto'
import { nextStep } from '@ticarum/contract/values/next-step'
import { orderStatuses, shippingStatuses } from '@ticarum/contract/values/orders'
import { describe, expect, it } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, asPerson } = opened
const customer = await given.customer()
const supplier = await givenSupplier(opened)
const ours = { customer, supplierId: supplier.companyId }
const boss = await given.admin()
const admin = await asPerson(boss)
const seller = await asPerson(supplier)

const set = (id: string, changes: string, ...values: unknown[]) =>
  owner.query(`update orders set ${changes} where id = $1`, [id, ...values])
const unpaid = {
  totalCents: 5000,
  depositCents: 1500,
  keptCents: 0,
  receivedCents: 0,
  refundedCents: 0,
  openProofs: 0,
  proposalBy: null,
  rating: 'none' as const,
}
const idsOf = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id)

it('the last day that the database keeps is the one of the next step, whatever the order went through', async () => {
  const early = '2026-11-12T09:00:00Z' // a Thursday
  const late = '2026-11-14T20:59:00Z' // a Saturday; one minute before Sunday in GMT+3
  const { id } = await given.order(ours)
  const { rows: written } = await owner.query<{ expression: string }>(
    `select pg_get_expr(adbin, adrelid) as expression from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = 'orders'::regclass and a.attname = 'due_on'`,
  )
  const moments = [null, early, late]
  const standings = orderStatuses.flatMap((status) =>
    shippingStatuses.flatMap((shippingStatus) =>
      ([null, 'can_deliver', 'cannot_supply'] as const).flatMap((answer) =>
        moments.flatMap((problemAt) =>
          moments.flatMap((receivedAt) =>
            [
              [null, null],
              [late, null],
              [null, late],
              [late, early],
            ].map(([proofSentAt = null, refundDueSince = null]) => ({
              ...{ status, shippingStatus, answer, problemAt, receivedAt, proofSentAt, refundDueSince },
              answeredAt: answer && early,
              readyOn: answer === 'can_deliver' ? '2026-11-30' : null,
              deliveredAt: shippingStatus === 'delivered' ? early : null,
            })),
          ),
        ),
      ),
    ),
  )
  const { rows } = await owner.query<{ due_on: string | null }>(
    `select ${written[0]?.expression} as due_on from (select s ->> 'status' as status,
        s ->> 'shippingStatus' as shipping_status, s ->> 'answer' as answer, $2::timestamptz as created_at,
        (s ->> 'answeredAt')::timestamptz as answered_at, (s ->> 'readyOn')::date as ready_on,
        (s ->> 'deliveredAt')::timestamptz as delivered_at, (s ->> 'receivedAt')::timestamptz as received_at,
        (s ->> 'problemAt')::timestamptz as problem_at, (s ->> 'proofSentAt')::timestamptz as proof_sent_at,
        (s ->> 'refundDueSince')::timestamptz as refund_due_since
        from jsonb_array_elements($1) s) standing`,
    [JSON.stringify(standings), early],
  )
  const date = (moment: string | null) => (moment ? new Date(moment) : null)
  const right = standings.map(
    (each) =>
      nextStep({
        ...each,
        placedAt: new Date(early),
        shippedAt: null,
        answeredAt: date(each.answeredAt),
        deliveredAt: date(each.deliveredAt),
        receivedAt: date(each.receivedAt),
        problemAt: date(each.problemAt),
        proofSentAt: date(each.proofSentAt),
        refundDueSince: date(each.refundDueSince),
        ...unpaid,
      }).by,
  )
  expect(rows.map(({ due_on }) => due_on)).toEqual(right)
  expect(new Set(right).size).toBeGreaterThan(4)
  expect(id).toBeTruthy()
})

describe("the desk's list", () => {
  it('is narrowed down by supplier, customer, port, payment and lateness', async () => {
    const other = await given.order({})
    const [due, proof, part, paid, over, cancelled, refund] = await Promise.all([
      given.order(ours),
      given.order(ours),
      given.order(ours),
      given.order(ours),
      given.order(ours),
      given.order({ ...ours, status: 'cancelled' }),
      given.order({ ...ours, status: 'cancelled' }),
    ])
    await given.proof(proof.id)
    await given.payment(part.id, 1500)
    await given.payment(paid.id, 5000)
    await given.payment(over.id, 5001)
    await given.payment(refund.id, 1500)
    await set(due.id, "port = 'SOBBO', created_at = now() - interval '40 days'")
    const mine = { supplierId: supplier.companyId ?? '' }
    const found = async (filter: object) => idsOf(await admin.orders.list({ ...mine, ...filter }))
    expect(idsOf(await admin.orders.list({ customerId: customer.companyId ?? '' }))).not.toContain(other.id)
    expect(await found({ port: 'SOBBO' })).toEqual([due.id])
    expect(await found({ payment: 'proof_sent' })).toEqual([proof.id])
    expect(await found({ payment: 'balance_due' })).toEqual([part.id])
    expect(await found({ payment: 'paid' })).toEqual([paid.id])
    expect(await found({ payment: 'deposit_due' })).toContain(due.id)
    expect(await found({ payment: 'deposit_due' })).not.toContain(cancelled.id)
    expect((await found({ payment: 'refund_due' })).sort()).toEqual([over.id, refund.id].sort())
    expect(await found({ payment: 'none' })).toEqual([cancelled.id])
    expect(await found({ late: '1' })).toEqual([due.id])
    const [row] = (await admin.orders.list({ ...mine, late: '1' })).items
    expect(row?.late).toBeGreaterThan(30)
    expect(row?.paid).toEqual({ stage: 'deposit_due', receivedCents: 0, refundedCents: 0, owedCents: 5000 })
    expect((await seller.orders.list({})).items[0]).not.toHaveProperty('paid')
    expect(idsOf(await seller.orders.list({ late: '1' }))).toEqual([due.id])
  })

  it('goes through late orders by how late they are, page by page', async () => {
    const own = await given.customer()
    const ids: string[] = []
    for (const days of [20, 60, 40]) {
      const { id } = await given.order({ customer: own })
      await set(id, 'created_at = now() - make_interval(days => $2)', days)
      ids.push(id)
    }
    const filter = { customerId: own.companyId ?? '', late: '1', limit: 2 } as const
    const first = await admin.orders.list(filter)
    const second = await admin.orders.list({ ...filter, after: first.next ?? '' })
    expect([...idsOf(first), ...idsOf(second)]).toEqual([ids[1], ids[2], ids[0]])
    expect(second.next).toBeNull()
  })

  it('a proof that waits is late after two working days, and no longer once it was decided', async () => {
    const { id } = await given.order({ ...ours, status: 'processing', shippingStatus: 'shipped' })
    const proof = await given.proof(id, new Date(Date.now() - 9 * 24 * 3600 * 1000))
    const late = async () => idsOf(await admin.orders.list({ supplierId: supplier.companyId ?? '', late: '1' }))
    expect(await late()).toContain(id)
    expect((await admin.orders.get({ id })).late).toBeGreaterThan(4)
    await admin.payments.decide({ id: proof, decision: { decision: 'received' } }, randomUUID())
    expect(await late()).not.toContain(id)
  })
})

describe('a bulk change', () => {
  it('takes all that match, is undone once, and only by who did it', async () => {
    const own = await given.customer()
    const ids = [(await given.order({ customer: own })).id, (await given.order({ customer: own })).id].sort()
    const done = await given.order({ customer: own, status: 'processing' })
    const { ids: matching, more } = await admin.orders.matching({ customerId: own.companyId ?? '', status: 'pending' })
    expect([matching.toSorted(), more]).toEqual([ids, false])
    const change = { kind: 'status', status: 'processing' } as const
    const first = await admin.orders.changeMany({ ids: [ids[0] ?? ''], change }, randomUUID())
    const rest = { ids: [ids[1] ?? '', done.id], change, actId: first.actId }
    expect((await admin.orders.changeMany(rest, randomUUID())).actId).toBe(first.actId)
    expect(await admin.bulkActs.get({ id: first.actId })).toMatchObject({ kind: 'orders.status', count: 2, undone: 0 })

    const undo = { id: first.actId, reason: 'The change was undone.' }
    const other = await asPerson(await given.admin())
    expect(await other.orders.undoMany.try(undo, randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
    const undone = await admin.orders.undoMany(undo, randomUUID())
    expect(undone).toMatchObject({ left: 0, items: [{ outcome: 'done' }, { outcome: 'done' }] })
    const { rows } = await owner.query('select status from orders where id = any ($1) order by id', [ids])
    expect(rows).toEqual([{ status: 'pending' }, { status: 'pending' }])
    expect((await owner.query('select status from orders where id = $1', [done.id])).rows).toEqual([
      { status: 'processing' }, // it was so before
    ])
    expect(await admin.orders.undoMany(undo, randomUUID())).toEqual({ items: [], left: 0 })
  })

  it('gives orders to an admin and takes them back, with notes and follow-up days left alone', async () => {
    const { id } = await given.order(ours)
    const note = { id, assigneeId: null, notes: 'Calls back.', followUpOn: '2026-12-01' }
    await admin.orders.annotate(note, randomUUID())
    const change = { kind: 'assignee', assigneeId: boss.id } as const
    const { actId } = await admin.orders.changeMany({ ids: [id], change }, randomUUID())
    expect((await admin.orders.get({ id })).desk).toMatchObject({ assignee: { id: boss.id }, notes: 'Calls back.' })
    await admin.orders.undoMany({ id: actId, reason: 'Undone.' }, randomUUID())
    expect((await admin.orders.get({ id })).desk).toMatchObject({ assignee: null, followUpOn: '2026-12-01' })
  })

  it('can no longer be undone after an hour', async () => {
    const { id } = await given.order(ours)
    const change = { kind: 'shipping', shippingStatus: 'preparing' } as const
    const { actId } = await admin.orders.changeMany({ ids: [id], change }, randomUUID())
    await owner.query("update bulk_acts set created_at = now() - interval '61 minutes' where id = $1", [actId])
    expect(await admin.orders.undoMany.try({ id: actId, reason: 'Late.' }, randomUUID())).toMatchObject({
      code: 'ALREADY_ENDED',
    })
  })
})
