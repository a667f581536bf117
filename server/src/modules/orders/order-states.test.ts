import { randomUUID } from 'node:crypto'
import {
  type OrderStatus,
  orderStatuses,
  type PaymentState,
  paymentStates,
  type ShippingStatus,
  shippingStatuses,
} from '@ticarum/contract/values/orders'
import { actorOf } from '@ticarum/db/testing/actor'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
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

/** Every pair that a change may lead over, those that need a reason marked. */
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
  (from, to) => from === 'completed' || from === 'cancelled' || backwards(orderStatuses)(from, to),
)
const anyShipping = anyToAny(shippingStatuses, backwards(shippingStatuses))

/** states.md: nothing else follows. */
const allowed: Record<string, { status: string[]; shipping: string[]; payment: string[] }> = {
  customer: { status: ['pending → cancelled'], shipping: [], payment: ['due → proof_sent', 'refused → proof_sent'] },
  colleague: { status: ['pending → cancelled'], shipping: [], payment: ['due → proof_sent', 'refused → proof_sent'] },
  'other customer': { status: [], shipping: [], payment: [] },
  supplier: { status: [], shipping: anyShipping, payment: [] },
  'other supplier': { status: [], shipping: [], payment: [] },
  admin: { status: adminStatus, shipping: anyShipping, payment: ['proof_sent → confirmed', 'proof_sent → refused'] },
}

/** Tries without a reason first; what then needs one is marked. */
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
const paymentNow = async (id: string) =>
  (await owner.query<{ state: PaymentState }>('select state from payments where id = $1', [id])).rows[0]?.state ?? 'due'

async function paymentIn(state: PaymentState): Promise<string> {
  const { id } = await orderIn('pending')
  const decided = state === 'confirmed' || state === 'refused'
  const { rows } = await owner.query<{ id: string }>(
    "update payments set state = $2, decided_at = case when $3 then now() end, reason = case when $2 = 'refused' then 'No money came.' end where order_id = $1 and part = 'deposit' returning id",
    [id, state, decided],
  )
  return rows[0]?.id ?? ''
}

/** Straight in SQL, as the application's role acts for this person; a refusal is an answer. */
const inSql = (role: string, statement: string, values: unknown[]) =>
  inTransaction(app, actorOf(personOf(role)), (tx) => tx.sql(statement, values)).catch(() => undefined)

describe.each(roles)('%s', (role) => {
  const api = asPerson(personOf(role))

  it('sets the status through the door as the table allows [PERM-13] [PERM-27]', async () => {
    const attempt = async (id: string, to: OrderStatus, why?: string) => {
      const own: Api = await api
      await own.orders.setStatus.try({ id, status: to, reason: why }, randomUUID())
      await own.orders.changeMany.try({ ids: [id], change: { kind: 'status', status: to, reason: why } }, randomUUID())
      if (to === 'cancelled') await own.orders.cancel.try({ id }, randomUUID())
    }
    expect(await reached(orderStatuses, async (from) => (await orderIn(from)).id, attempt, statusNow)).toEqual(
      allowed[role]?.status,
    )
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

  it('sets the shipping through the door as the table allows [PERM-11] [PERM-12] [PERM-30]', async () => {
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
  })

  it('sets the shipping straight in SQL as the table allows', async () => {
    const stamped = ', shipped_at = coalesce(shipped_at, now()), delivered_at = coalesce(delivered_at, now())'
    const attempt = async (id: string, to: ShippingStatus, why?: string) => {
      await inSql(role, `update orders set shipping_status = $2${stamped} where id = $1`, [id, to])
      if (why)
        await inSql(role, `update orders set shipping_status = $2, shipping_reason = $3${stamped} where id = $1`, [
          id,
          to,
          why,
        ])
    }
    expect(
      await reached(shippingStatuses, async (from) => (await orderIn('processing', from)).id, attempt, shippingNow),
    ).toEqual(allowed[role]?.shipping)
  })

  it('pays and decides through the door as the table allows', async () => {
    const attempt = async (id: string, to: PaymentState) => {
      const own: Api = await api
      if (to === 'proof_sent')
        await own.payments.sendProof.try({ id, fileName: 'slip.png', file: file() }, randomUUID())
      if (to === 'confirmed') await own.payments.decide.try({ id, decision: { decision: 'confirmed' } }, randomUUID())
      if (to === 'refused')
        await own.payments.decide.try({ id, decision: { decision: 'refused', reason } }, randomUUID())
    }
    expect(await reached(paymentStates, paymentIn, attempt, paymentNow)).toEqual(allowed[role]?.payment)
  })

  it('pays and decides straight in SQL as the table allows', async () => {
    const attempt = (id: string, to: PaymentState) =>
      inSql(
        role,
        "update payments set state = $2, reason = case when $2 = 'refused' then 'No money.' end, decided_at = case when $2 in ('confirmed', 'refused') then now() end, decided_by = case when fx.role() = 'admin' then fx.me() end where id = $1",
        [id, to],
      )
    expect(await reached(paymentStates, paymentIn, attempt, paymentNow)).toEqual(allowed[role]?.payment)
  })
})

describe('events that are no status', () => {
  const answers = { answer: 'can_deliver', readyOn: '2030-01-31' } as const
  const asked = async (
    role: string,
    status: OrderStatus,
    shipping: ShippingStatus,
    act: (api: Api, id: string) => Promise<{ ok: boolean; code?: string }>,
  ) => {
    const { id } = await orderIn(status, shipping)
    const answer = await act(await asPerson(personOf(role)), id)
    return answer.ok ? 'ok' : answer.code
  }

  it('the supplier answers while it is pending or processing, and nobody else does', async () => {
    const answer = (api: Api, id: string) => api.orders.answer.try({ id, answer: answers }, randomUUID())
    for (const status of orderStatuses)
      expect(await asked('supplier', status, 'pending', answer)).toBe(
        status === 'pending' || status === 'processing' ? 'ok' : 'WRONG_STATE',
      )
    for (const role of roles.filter((each) => each !== 'supplier'))
      expect(await asked(role, 'pending', 'pending', answer)).toBe(
        role === 'other supplier' ? 'NOT_FOUND' : 'FORBIDDEN',
      )
  })

  it('the customer confirms receipt or reports a problem once it is shipped, and nobody else does', async () => {
    const acts = [
      (api: Api, id: string) => api.orders.confirmReceipt.try({ id }, randomUUID()),
      (api: Api, id: string) => api.orders.reportProblem.try({ id, text: 'Two cartons are wet.' }, randomUUID()),
    ]
    for (const act of acts) {
      for (const shipping of shippingStatuses) {
        const expected = shipping === 'pending' || shipping === 'preparing' ? 'WRONG_STATE' : 'ok'
        for (const role of ['customer', 'colleague'])
          expect(await asked(role, 'processing', shipping, act)).toBe(expected)
      }
      expect(await asked('other customer', 'processing', 'delivered', act)).toBe('NOT_FOUND')
      for (const role of ['supplier', 'other supplier', 'admin'])
        expect(await asked(role, 'processing', 'delivered', act)).toBe('FORBIDDEN')
    }
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

  it('a cancelled order is not paid', async () => {
    const { id } = await orderIn('cancelled')
    const { rows } = await owner.query<{ id: string }>('select id from payments where order_id = $1', [id])
    expect(
      await (await asPerson(customer)).payments.sendProof.try(
        { id: rows[0]?.id ?? '', fileName: 'slip.png', file: file() },
        randomUUID(),
      ),
    ).toMatchObject({
      code: 'WRONG_STATE',
    })
  })
})
