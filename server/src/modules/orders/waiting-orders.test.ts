import { randomUUID } from 'node:crypto'
import { type NextActor, nextStep } from '@ticarum/contract/values/next-step'
import {
  allWaitingKinds,
  isUnderWay,
  orderStatuses,
  shippingStatuses,
  supplierAnswers,
  type WaitingKind,
} from '@ticarum/contract/values/orders'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { aPayment, aProof } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { redPicture } from '../../testing/pictures.ts'

const opened = await openDoor()
const { given, owner, asPerson } = opened
const admin = await asPerson(await given.admin())

const turn: Partial<Record<WaitingKind, NextActor>> = {
  receipt: 'customer',
  answer: 'supplier',
  ship: 'supplier',
  problem: 'company',
  cannot_supply: 'company',
  confirm: 'company',
  complete: 'company',
}

it('the database has the same next step as the contract, for every state of an open order', async () => {
  const [early, late] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')]
  const words = [
    { receivedAt: null, problemAt: null },
    { receivedAt: early, problemAt: null },
    { receivedAt: null, problemAt: early },
    { receivedAt: early, problemAt: late },
    { receivedAt: late, problemAt: early },
  ]
  const standings = orderStatuses.flatMap((status) =>
    shippingStatuses.flatMap((shippingStatus) =>
      [null, ...supplierAnswers].flatMap((answer) =>
        words.map((word) => ({ status, shippingStatus, answer, ...word })),
      ),
    ),
  )
  const { rows: written } = await owner.query<{ expression: string }>(
    `select pg_get_expr(d.adbin, d.adrelid) as expression
      from pg_attrdef d join pg_attribute a on (a.attrelid, a.attnum) = (d.adrelid, d.adnum)
      where d.adrelid = 'orders'::regclass and a.attname = 'waits_for'`,
  )
  const { rows } = await owner.query<{ waits_for: WaitingKind | null }>(
    `select ${written[0]?.expression} as waits_for
      from (select s ->> 'status' as status, s ->> 'shippingStatus' as shipping_status, s ->> 'answer' as answer,
        (s ->> 'receivedAt')::timestamptz as received_at, (s ->> 'problemAt')::timestamptz as problem_at
        from jsonb_array_elements($1) s) standing`,
    [JSON.stringify(standings)],
  )
  const said = rows.map(({ waits_for }) => (waits_for ? turn[waits_for] : 'nobody'))
  const rest = {
    placedAt: early,
    answeredAt: early,
    readyOn: null,
    shippedAt: null,
    deliveredAt: early,
    ...{ totalCents: 5000, depositCents: 1500, keptCents: 0, receivedCents: 0, refundedCents: 0 },
    ...{ proofSentAt: null, openProofs: 0, refundDueSince: null, proposalBy: null, rating: 'none' as const },
  }
  const right = standings.map((standing) => {
    const { who } = nextStep({ ...standing, ...rest })
    const open = standing.status === 'pending' || standing.status === 'processing'
    const problem = standing.problemAt && standing.receivedAt !== late
    // Goods on their way and finished orders wait for nobody.
    return !open || (isUnderWay(standing.shippingStatus) && standing.shippingStatus !== 'delivered' && !problem)
      ? 'nobody'
      : who
  })
  expect(said).toEqual(right)
  expect(new Set(rows.map(({ waits_for }) => waits_for))).toEqual(new Set([null, ...Object.keys(turn)]))
})

describe('what waits for a side', () => {
  /** What is counted, and that the list of each count has as many orders. */
  const kindsOf = async (api: Api) => {
    const { items } = await api.orders.waiting({})
    for (const { kind, count } of items)
      expect((await api.orders.list({ waitsFor: kind })).items, kind).toHaveLength(count)
    for (const kind of allWaitingKinds)
      if (!items.some((item) => item.kind === kind))
        expect((await api.orders.list({ waitsFor: kind })).items, kind).toEqual([])
    return items.map(({ kind, count }) => `${count} ${kind}`)
  }

  it('moves from side to side as each acts, with order and day', async () => {
    const [customer, supplier] = [await given.customer(), await givenSupplier(opened)]
    const [buyer, seller] = [await asPerson(customer), await asPerson(supplier)]
    const { id } = await given.order({ customer, supplierId: supplier.companyId })
    const { number, next } = await buyer.orders.get({ id })
    expect((await seller.orders.waiting({})).items).toEqual([
      { kind: 'answer', count: 1, more: false, orderId: id, number, by: next.by },
    ])
    expect(await kindsOf(buyer)).toEqual([])

    await seller.orders.answer({ id, answer: { answer: 'cannot_supply', reason: 'The machine broke.' } }, randomUUID())
    expect([await kindsOf(seller), await kindsOf(admin)]).toEqual([[], ['1 cannot_supply']])
    await seller.orders.answer({ id, answer: { answer: 'can_deliver', readyOn: '2090-01-31' } }, randomUUID())
    expect([await kindsOf(seller), await kindsOf(admin)]).toEqual([[], ['1 confirm']])
    expect((await buyer.orders.waiting({})).items).toEqual([
      { kind: 'payment', count: 1, more: false, orderId: id, number, by: null },
    ])
    await admin.orders.setStatus({ id, status: 'processing' }, randomUUID())
    expect((await seller.orders.waiting({})).items).toMatchObject([{ kind: 'ship', by: '2090-01-31' }])
    await seller.orders.updateShipping({ id, shippingStatus: 'shipped' }, randomUUID())
    expect([await kindsOf(seller), await kindsOf(admin)]).toEqual([[], []])

    for (let sent = 0; sent < 2; sent++)
      await buyer.payments.sendProof(
        { id, ...aProof, file: new Blob([new Uint8Array(redPicture)]).stream() as ReadableStream<Uint8Array> },
        randomUUID(),
      )
    expect([await kindsOf(buyer), await kindsOf(admin)]).toEqual([[], ['1 proof']])
    const [refused, paid] = (await buyer.orders.get({ id })).payment?.entries.map((entry) => entry.id) ?? []
    await admin.payments.decide({ id: paid ?? '', decision: { decision: 'received' } }, randomUUID())
    await admin.payments.decide(
      { id: refused ?? '', decision: { decision: 'refused', reason: 'No money came.' } },
      randomUUID(),
    )
    expect([await kindsOf(buyer), await kindsOf(admin)]).toEqual([['1 payment'], []])

    await seller.orders.updateShipping({ id, shippingStatus: 'delivered' }, randomUUID())
    expect(await kindsOf(buyer)).toEqual(['1 receipt', '1 payment'])
    await buyer.orders.reportProblem({ id, text: 'Two cartons are wet.' }, randomUUID())
    expect([await kindsOf(buyer), await kindsOf(admin)]).toEqual([['1 payment'], ['1 problem']])
    await buyer.orders.confirmReceipt({ id }, randomUUID())
    await admin.orders.annotate({ id, assigneeId: null, notes: '', followUpOn: '2020-01-01' }, randomUUID())
    expect([await kindsOf(buyer), await kindsOf(admin)]).toEqual([['1 payment'], ['1 follow_up', '1 complete']])
    await admin.orders.annotate({ id, assigneeId: null, notes: '', followUpOn: '2999-01-01' }, randomUUID())
    await admin.orders.setStatus({ id, status: 'cancelled', reason: 'Both agreed.' }, randomUUID())
    expect([await kindsOf(buyer), await kindsOf(seller), await kindsOf(admin)]).toEqual([[], [], ['1 refund']])
    const { next: refunding } = await buyer.orders.get({ id })
    expect(refunding).toMatchObject({ line: 'refund', who: 'company' })
    expect((await admin.orders.waiting({})).items).toMatchObject([{ kind: 'refund', by: refunding.by }])
    await admin.payments.refund({ id, ...aPayment, amountCents: aProof.amountCents }, randomUUID())
    expect([await kindsOf(buyer), await kindsOf(seller), await kindsOf(admin)]).toEqual([[], [], []])
  })

  it('is the customer’s answer while a change is proposed, and nothing of the order is late until then', async () => {
    const [customer, supplier] = [await given.customer(), await givenSupplier(opened)]
    const [buyer, seller] = [await asPerson(customer), await asPerson(supplier)]
    const { id } = await given.order({
      ...{ customer, supplierId: supplier.companyId },
      createdAt: new Date(Date.now() - 30 * 24 * 3600 * 1000),
    })
    const rowFor = async (api: Api) => (await api.orders.list({})).items.find((row) => row.id === id)
    const lateFor = async (api: Api) => [
      (await api.orders.counts({})).late,
      (await api.orders.list({ late: '1' })).items.filter((row) => row.id === id).length,
    ]
    const late = (await admin.orders.counts({})).late
    expect([await kindsOf(seller), await lateFor(seller)]).toEqual([['1 answer'], [1, 1]])
    expect((await rowFor(admin))?.late).toBeGreaterThan(0)

    await given.amendment(id, { answerBy: '2090-12-31' })
    const next = { line: 'amendment', who: 'customer', by: '2090-12-31' }
    for (const api of [buyer, seller, admin]) expect(await rowFor(api)).toMatchObject({ next, late: null })
    expect((await rowFor(buyer))?.act).toBeNull()
    expect(await kindsOf(buyer)).toEqual(['1 amendment'])
    expect((await buyer.orders.waiting({})).items).toMatchObject([{ kind: 'amendment', orderId: id, by: next.by }])
    expect([await kindsOf(seller), await lateFor(seller)]).toEqual([[], [0, 0]])
    expect([(await admin.orders.counts({})).late, (await lateFor(admin))[1]]).toEqual([late - 1, 0])

    // one whose last day has passed waits no more, though nobody has come by to end it
    await owner.query("update order_amendments set answer_by = '2020-01-01' where order_id = $1", [id])
    expect(await rowFor(buyer)).toMatchObject({ next: { line: 'pending.pending', who: 'supplier' } })
    expect([await kindsOf(buyer), await kindsOf(seller), await lateFor(seller)]).toEqual([[], ['1 answer'], [1, 1]])
  })

  it('is paid when it is due: the deposit after the answer, the balance once the goods are on their way', async () => {
    const [customer, supplier] = [await given.customer(), await givenSupplier(opened)]
    const [buyer, seller] = [await asPerson(customer), await asPerson(supplier)]
    const { id } = await given.order({ customer, supplierId: supplier.companyId })
    await seller.orders.answer({ id, answer: { answer: 'can_deliver', readyOn: '2090-01-31' } }, randomUUID())
    expect(await kindsOf(buyer)).toEqual(['1 payment'])
    const deposit = (await buyer.orders.get({ id })).payment?.parts[0]?.dueCents ?? 0
    await admin.payments.enter({ id, ...aPayment, amountCents: deposit }, randomUUID())
    expect(await kindsOf(buyer)).toEqual([])
    await seller.orders.updateShipping({ id, shippingStatus: 'shipped' }, randomUUID())
    expect(await kindsOf(buyer)).toEqual(['1 payment'])
  })

  it('is of its own company, the most urgent first, counted up to a hundred', async () => {
    const [own, other] = [await givenSupplier(opened), await givenSupplier(opened)]
    const [product, others] = [
      await given.product({ supplierId: own.companyId }),
      await given.product({ supplierId: other.companyId }),
    ]
    const customer = await given.customer()
    const at = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000)
    await given.order({ customer, product: others, createdAt: at(60) })
    const oldest = await given.order({ customer, product, createdAt: at(50) })
    await Promise.all(Array.from({ length: 99 }, (_, n) => given.order({ customer, product, createdAt: at(n % 40) })))
    const api = await asPerson(own)
    expect((await api.orders.waiting({})).items).toMatchObject([
      { kind: 'answer', count: 100, more: false, orderId: oldest.id },
    ])
    await given.order({ customer, product })
    expect((await api.orders.waiting({})).items).toMatchObject([
      { kind: 'answer', count: 100, more: true, orderId: oldest.id },
    ])
    const buyer = await asPerson(customer)
    expect((await buyer.orders.waiting({})).items).toEqual([])
    await owner.query(
      "update orders set answer = 'can_deliver', answered_at = now(), ready_on = '2090-01-31' where customer_id = $1",
      [customer.companyId],
    )
    expect((await buyer.orders.waiting({})).items).toMatchObject([{ kind: 'payment', count: 100, more: true }])
  })
})
