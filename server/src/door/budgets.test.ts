import { randomUUID } from 'node:crypto'
import {
  MOST_MAILS,
  MOST_NEW_CONVERSATIONS,
  MOST_NEW_QUOTES,
  MOST_PRODUCTS,
  MOST_UNPAID_ORDERS,
} from '@ticarum/contract/values/budgets'
import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect, it } from 'vitest'
import { givenGoods } from '../testing/given-buying.ts'
import { givenSupplier, newProduct } from '../testing/given-catalogue.ts'
import { orderOf } from '../testing/given-orders.ts'
import { openDoor } from '../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, asPerson, clock } = opened
const goods = await givenGoods(opened)
const place = async (person: GivenPerson, what = goods) =>
  (await asPerson(person)).orders.place.try(orderOf(what), randomUUID())

it('are the same numbers in the contract and in SQL', async () => {
  const { rows } = await owner.query(
    `select fx.budget('products') as products, fx.budget('unpaid_orders') as orders, fx.budget('mails') as mails,
      fx.budget('conversations') as conversations, fx.budget('quotes') as quotes`,
  )
  expect(rows).toEqual([
    {
      products: MOST_PRODUCTS,
      orders: MOST_UNPAID_ORDERS,
      mails: MOST_MAILS,
      conversations: MOST_NEW_CONVERSATIONS,
      quotes: MOST_NEW_QUOTES,
    },
  ])
})

describe('products of a supplier', () => {
  it(`are ${MOST_PRODUCTS} without archived ones; one more is refused, added or copied`, async () => {
    const supplier = await givenSupplier(opened)
    const api = await asPerson(supplier)
    // What follows from a product is of no matter here, and takes long for so many.
    const fill = (count: number, status: string) =>
      owner.query(
        `begin; alter table products disable trigger user;
          insert into products (id, supplier_id, status, original_language, price_cents)
            select gen_random_uuid(), '${supplier.companyId}', '${status}', 'tr', 100 from generate_series(1, ${count});
          alter table products enable trigger user; commit`,
      )
    await fill(10, 'archived')
    await fill(MOST_PRODUCTS - 1, 'draft')
    const add = () => api.products.add.try({ ...newProduct, intent: 'draft' }, newId())
    const last = await add()
    const refused = { ok: false, code: 'PRODUCTS_FULL', args: { max: MOST_PRODUCTS } }
    expect([last.ok, await add()]).toEqual([true, refused])
    const id = last.ok ? last.value.id : ''
    expect(await api.products.duplicate.try({ id }, newId())).toEqual(refused)
    await api.products.remove({ id }, newId())
    expect(await add()).toMatchObject({ ok: true })
  }, 120_000)
})

describe('orders of which nothing is paid', () => {
  const refused = { ok: false, code: 'ORDERS_UNPAID', args: { max: MOST_UNPAID_ORDERS } }
  /** A company with so many of them, and somebody of it. */
  async function withUnpaid(count: number) {
    const person = await given.customer()
    const ids: string[] = []
    for (let n = 0; n < count; n++) ids.push((await given.order({ customer: person })).id)
    return { person, ids }
  }

  it(`are ${MOST_UNPAID_ORDERS} of a company; paying or cancelling one makes room`, async () => {
    const { person, ids } = await withUnpaid(MOST_UNPAID_ORDERS - 1)
    const colleague = await given.customer({ companyId: person.companyId ?? '', owner: false })
    expect(await place(person)).toMatchObject({ ok: true })
    expect([await place(person), await place(colleague)]).toEqual([refused, refused])
    await given.payment(ids[0] ?? '', 100)
    expect([(await place(colleague)).ok, await place(person)]).toEqual([true, refused])
    await (await asPerson(person)).orders.cancel({ id: ids[1] ?? '' }, randomUUID())
    expect([(await place(person)).ok, await place(person)]).toEqual([true, refused])
  }, 60_000)

  it('are counted in turn: two that are sent at once do not both become the last', async () => {
    const { person } = await withUnpaid(MOST_UNPAID_ORDERS - 1)
    // Of one product they would take turns at its stock.
    const products = await Promise.all(Array.from({ length: 8 }, () => givenGoods(opened)))
    const answers = await Promise.all(products.map((product) => place(person, product)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  }, 60_000)
})

describe('e-mails to others', () => {
  const causes = (person: GivenPerson, count: number) =>
    owner.query(
      `insert into mail_log (id, recipient, template, language, created_at, caused_by)
        select gen_random_uuid(), 'somebody@example.com', 'notice', 'en', $3, $1 from generate_series(1, $2)`,
      [person.id, count, clock.now()],
    )
  const mails = async (person: GivenPerson) =>
    (await owner.query('select from mail_log where caused_by = $1', [person.id])).rowCount ?? 0

  it(`are ${MOST_MAILS} in an hour by what one person does; more is refused with the act`, async () => {
    const [person, other] = [await given.customer(), await given.customer()]
    expect(await place(other)).toMatchObject({ ok: true })
    const ofOne = await mails(other)
    expect(ofOne, 'to the company and to the supplier, not to who ordered').toBeGreaterThan(1)
    await causes(person, MOST_MAILS - ofOne)
    clock.advance(60_000)
    expect(await place(person)).toMatchObject({ ok: true })
    expect(await place(person)).toEqual({ ok: false, code: 'RATE_LIMITED', args: { retryAfter: 3540 } })
    const { rowCount } = await owner.query('select from orders where placed_by = $1', [person.id])
    expect([rowCount, await mails(person)]).toEqual([1, MOST_MAILS])
    expect(await place(other), 'each person has their own').toMatchObject({ ok: true })
    clock.advance(3_541_000)
    expect(await place(person)).toMatchObject({ ok: true })
  }, 60_000)

  it('are not counted for the desk', async () => {
    const admin = await given.admin()
    const order = await given.order({ customer: await given.customer() })
    const api = await asPerson(admin)
    await api.orders.setStatus({ id: order.id, status: 'processing' }, randomUUID())
    expect(await mails(admin)).toBe(0)
  })
})

describe('conversations that a company begins', () => {
  it(`are ${MOST_NEW_CONVERSATIONS} in a day; in those that it has it goes on writing`, async () => {
    const customer = await given.customer()
    const api = await asPerson(customer)
    const ask = async () => {
      const { companyId } = await given.supplier()
      const question = { kind: 'supplier' as const, subjectId: companyId ?? '', body: 'Do you ship?' }
      return api.messages.ask.try({ ...question, messageId: randomUUID() })
    }
    const begun = []
    for (let n = 0; n < MOST_NEW_CONVERSATIONS - 1; n++) begun.push(await ask())
    const last = await Promise.all([ask(), ask(), ask()])
    expect([...begun, ...last].filter(({ ok }) => ok)).toHaveLength(MOST_NEW_CONVERSATIONS)
    expect(last.filter((answer) => !answer.ok && answer.code === 'RATE_LIMITED')).toHaveLength(2)
    const [first] = begun
    const id = first?.ok ? first.value.conversationId : ''
    expect(await api.messages.send.try({ id, messageId: randomUUID(), body: 'And when?' })).toMatchObject({ ok: true })
    clock.advance(86_400_000)
    expect(await ask()).toMatchObject({ ok: true })
  }, 60_000)
})
