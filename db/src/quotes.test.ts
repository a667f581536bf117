import { describe, expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { inTransaction, type Tx } from './transaction.ts'

const { app, given, owner } = await testDatabase()
const [customer, supplier] = [await given.customer(), await given.supplier()]
await owner.query('update suppliers set active = true')
const product = await given.product({ supplierId: supplier.companyId ?? '', stock: 100_000 })
const line = { product_id: product.id, quantity: 10, price_cents: 900, struck_out: false }

test('the goods of a quote are of the same supplier', async () => {
  const theirs = await given.product({ supplierId: (await given.supplier()).companyId ?? '' })
  const request = (productId: string) =>
    inTransaction(app, actorOf(customer), (tx) =>
      tx.sql('select fx.request_quote($1, $2, $3, $4)', [
        newId(),
        supplier.companyId,
        '{}',
        JSON.stringify([{ ...line, product_id: productId }]),
      ]),
    )
  await expect(request(theirs.id)).rejects.toMatchObject({ code: 'TC001', message: 'NOT_FOUND' })
  await expect(request(product.id)).resolves.toHaveLength(1)
})

test('how much somebody has bought is told to the sides of their quote only', async () => {
  const { id } = await given.quote({ customer, product })
  await given.order({ customer, status: 'completed' })
  const told = async (who: Parameters<typeof actorOf>[0]) =>
    (
      await inTransaction(app, actorOf(who), (tx) =>
        tx.sql<{ completed: number | null }>('select fx.completed_orders_of_asker($1) as completed', [id]),
      )
    )[0]?.completed
  expect([await told(customer), await told(supplier), await told(await given.admin())]).toEqual([1, 1, 1])
  expect([await told(await given.supplier()), await told(await given.customer())]).toEqual([null, null])
})

describe('an order of a quote', () => {
  const offered = { version: 2, cents: 1000, quantity: 2000, place: 'Mersin', deposit: 30, choices: '{}' }

  /** Orders what a quote offers, straight in SQL, with something else in it. */
  async function place(changed: Partial<typeof offered>, quoteId: string) {
    const { version, cents, quantity, place: where, deposit, choices } = { ...offered, ...changed }
    const [id, total] = [newId(), cents * quantity]
    const placing = async (tx: Tx) => {
      await tx.sql(
        `insert into orders (id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email,
            supplier_name, shipping_address, shipping_city, shipping_country, quantity, line_count, total_cents,
            deposit_cents, incoterm, basis_place, terms_version, quote_id, quote_version,
            choices)
          values ($1, $2, $3, $4, 'C', 'C', 'c@example.com', 'S', 'x', 'Mogadishu', 'Somalia', $5, 1, $6, $7, 'FOB', $8,
            '2025-01', $9, $10, $11)`,
        [
          ...[id, customer.companyId, supplier.companyId, customer.id, quantity, total],
          ...[(total * deposit) / 100, where, quoteId, version, choices],
        ],
      )
      await tx.sql(
        `insert into order_lines (order_id, position, customer_id, supplier_id, product_id, names, original_language,
            unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place, details,
            made_to_order, lead_days, category)
          values ($1, 0, $2, $3, $4, '{}', 'tr', 'piece', 1, $5, $6, $7, 'FOB', $8, '{}', false, 20, 'fashion')`,
        [id, customer.companyId, supplier.companyId, product.id, cents, quantity, total, where],
      )
      await tx.sql('select fx.finish_placing_orders($1::uuid[], true)', [[id]])
    }
    return inTransaction(app, actorOf(customer), placing).then(
      () => 'placed',
      ({ code }: { code: string }) => code,
    )
  }

  test('holds exactly what the last offer says, and is one', async () => {
    const { id } = await given.quote({ customer, product, state: 'offered' })
    const others = [{ cents: 999 }, { quantity: 1999 }, { place: 'Izmir' }, { version: 1 }, { deposit: 10 }]
    for (const changed of [...others, { choices: '{"inspection": "desk"}' }])
      expect(await place(changed, id), JSON.stringify(changed)).toBe('40001')
    expect(await place({}, id)).toBe('placed')
    expect((await owner.query('select state from quotes where id = $1', [id])).rows).toEqual([{ state: 'ordered' }])
    expect(await place({}, id)).toBe('23505')
  })

  test('is made of an offer that still holds', async () => {
    const { id } = await given.quote({ customer, product, state: 'offered', answerBy: '2020-01-01' })
    expect(await place({}, id)).toBe('40001')
    for (const state of ['requested', 'countered', 'withdrawn', 'expired'] as const) {
      const quote = await given.quote({ customer, product, state })
      expect(await place({}, quote.id), state).toBe('40001')
    }
  })

  test('is made by the company that was offered it', async () => {
    const { id } = await given.quote({ product, state: 'offered' })
    expect(['23503', '40001']).toContain(await place({}, id))
  })
})
