import { randomUUID } from 'node:crypto'
import { DetailsInput } from '@ticarum/contract/forms/product-details'
import { tried } from '@ticarum/contract/testing/tried'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { howMany } from '../../testing/how-many.ts'
import { openDoor } from '../../testing/open-door.ts'
import type { Offer } from '../listings/listings.public.ts'
import { priceOrders, totalOf, type WantedLine } from './price-lines.ts'

const opened = await openDoor()
const { given, owner, asPerson } = opened

interface GeneratedProduct {
  priceCents: number
  tiers: { from: number; priceCents: number }[]
  minimum: number
  values: number
}

/** Quantities rise and prices fall, as in every saved product. */
const generatedProduct: fc.Arbitrary<GeneratedProduct> = fc
  .record({
    priceCents: fc.oneof(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 100_000_000_000 }),
    ),
    steps: fc.array(
      fc.record({ up: fc.integer({ min: 1, max: 200 }), down: fc.double({ min: 0.01, max: 0.5, noNaN: true }) }),
      { maxLength: 6 },
    ),
    minimum: fc.integer({ min: 1, max: 50 }),
    values: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ priceCents, steps, minimum, values }) => {
    const tiers: GeneratedProduct['tiers'] = []
    let [from, price] = [1, priceCents]
    for (const { up, down } of steps) {
      from += up
      const less = Math.min(price - 1, Math.floor(price * (1 - down)))
      if (less < 1) break
      price = less
      tiers.push({ from, priceCents: price })
    }
    return { priceCents, tiers, minimum, values }
  })

const generatedLine = generatedProduct.chain((product) =>
  fc
    .record({
      quantity: fc.integer({ min: product.minimum, max: 1000 }),
      cuts: fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: product.values - 1 }),
      assorted: fc.boolean(),
    })
    .map(({ quantity, cuts, assorted }) => ({
      product,
      quantity,
      breakdown: assorted ? null : partsOf(quantity, cuts),
    })),
)

/** Divides the quantity into parts with different values. */
function partsOf(quantity: number, cuts: number[]) {
  const marks = [...new Set([0, ...cuts.filter((cut) => cut < quantity), quantity])].sort((a, b) => a - b)
  return marks.slice(1).map((mark, n) => ({ values: [`V${n}`], quantity: mark - (marks[n] ?? 0) }))
}

/** Computes the total naively: it adds the price of every piece, without multiplying or rounding. */
function unitPrice({ priceCents, tiers }: GeneratedProduct, quantity: number): number {
  let price = priceCents
  for (const tier of tiers) if (quantity >= tier.from) price = tier.priceCents
  return price
}

/** Computes a share exactly by its decimal digits: half a cent is rounded up. */
function exactShare(total: bigint, hundredths: number): bigint {
  const product = (total * BigInt(hundredths)).toString().padStart(5, '0')
  const whole = BigInt(product.slice(0, -4))
  return product.charAt(product.length - 4) >= '5' ? whole + 1n : whole
}

const goodsOf = (
  productId: string,
  supplierId: string,
  { priceCents, tiers, minimum, values }: GeneratedProduct,
): Offer => ({
  productId,
  supplierId,
  supplierName: 'Erciyes',
  names: { en: 'Shirt' },
  name: 'Shirt',
  language: 'en',
  originalLanguage: 'en',
  category: 'fashion',
  articleCode: null,
  priceCents: BigInt(priceCents),
  tiers,
  minimum,
  stock: 0,
  stockState: 'made_to_order',
  madeToOrder: true,
  leadDays: null,
  unit: 'piece',
  piecesPerUnit: 1,
  basis: { incoterm: 'FOB', place: 'Mersin' },
  details: DetailsInput.parse({
    options: [{ name: 'Colour', values: Array.from({ length: values }, (_, n) => `V${n}`) }],
  }),
  shown: { options: [], facts: [] },
  image: null,
  depositPercent: 30,
  depositDays: 3,
})

const CARTS = howMany(2000, 10_000)
it(`${CARTS} generated carts of lines, tiers and breakdowns cost what exact arithmetic says, to the cent`, () => {
  const cart = fc.array(fc.record({ line: generatedLine, supplier: fc.integer({ min: 0, max: 2 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(cart, (entries) => {
      const lines = entries.map(({ line, supplier }, n) => ({
        ...line,
        productId: `p${n}`,
        supplierId: `s${supplier}`,
      }))
      const goods = new Map(
        lines.map(({ productId, supplierId, product }) => [productId, goodsOf(productId, supplierId, product)]),
      )
      const wanted: WantedLine[] = lines.map(({ productId, quantity, breakdown }) => ({
        productId,
        quantity,
        breakdown,
      }))
      const orders = priceOrders(wanted, goods)
      let all = 0n
      for (const { supplierId, totalCents, depositCents } of orders) {
        const own = lines.filter((line) => line.supplierId === supplierId)
        let exact = 0n
        for (const { product, quantity } of own)
          for (let piece = 0; piece < quantity; piece++) exact += BigInt(unitPrice(product, quantity))
        expect(totalCents).toBe(exact)
        expect(depositCents).toBe(exactShare(exact, 3000))
        all += exact
      }
      expect(totalOf(orders)).toBe(all)
      expect(orders.reduce((count, order) => count + order.lines.length, 0)).toBe(lines.length)
    }),
    { numRuns: CARTS },
  )
  tried('total', CARTS)
}, 300_000)

it('10,000 generated fees are the same in SQL, half a cent up', async () => {
  const pairs = fc.sample(
    fc.tuple(fc.bigInt({ min: 1n, max: 9_007_199_254_740_991n }), fc.integer({ min: 0, max: 10_000 })),
    10_000,
  )
  const { rows } = await owner.query<{ fee: bigint }>(
    'select fx.share_of(total, hundredths) as fee from unnest($1::bigint[], $2::integer[]) as x(total, hundredths)',
    [pairs.map(([total]) => String(total)), pairs.map(([, hundredths]) => hundredths)],
  )
  tried('total', pairs.length)
  expect(rows.map(({ fee }) => fee)).toEqual(pairs.map(([total, hundredths]) => exactShare(total, hundredths)))
})

it('carts that are really placed are stored with exactly these totals, fees and parts to pay [ORD-05]', async () => {
  const suppliers = await Promise.all(
    [125, 333, null].map(async (fee) => {
      const { companyId } = await givenSupplier(opened)
      await owner.query('update supplier_private set fee_hundredths = $2 where supplier_id = $1', [companyId, fee])
      return { companyId, hundredths: fee ?? 777 }
    }),
  )
  await owner.query('update company_private set fee_hundredths = 777')
  const carts = fc.sample(fc.array(generatedLine, { minLength: 1, maxLength: 4 }), 60)
  for (const [n, lines] of carts.entries()) {
    const buyer = await asPerson(await given.customer())
    const productIds: string[] = []
    let total = 0n
    for (const [place, { product, quantity, breakdown }] of lines.entries()) {
      const { id } = await given.product({
        supplierId: suppliers[(n + place) % 3]?.companyId ?? '',
        priceCents: BigInt(product.priceCents),
        stock: 1000,
      })
      const details = JSON.stringify({
        options: [{ name: 'Colour', values: Array.from({ length: product.values }, (_, value) => `V${value}`) }],
      })
      await owner.query('update products set tiers = $2, minimum = $3, details = $4 where id = $1', [
        id,
        JSON.stringify(product.tiers),
        product.minimum,
        details,
      ])
      await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [id])
      await buyer.cart.add({ productId: id, quantity, breakdown }, randomUUID())
      productIds.push(id)
      total += BigInt(unitPrice(product, quantity)) * BigInt(quantity)
    }
    const { orders } = await buyer.cart.checkOut(
      { productIds, totalCents: Number(total), address: mogadishu },
      randomUUID(),
    )
    const { rows } = await owner.query<{
      supplier_id: string
      total_cents: bigint
      lines: bigint
      fee_cents: bigint
      owed_cents: bigint
    }>(
      `select o.supplier_id, o.total_cents, (select sum(l.unit_price_cents * l.quantity)::bigint from order_lines l
          where l.order_id = o.id) as lines, f.fee_cents, o.owed_cents
        from orders o join order_fees f on f.order_id = o.id where o.id = any ($1)`,
      [orders.map(({ id }) => id)],
    )
    expect(rows.reduce((sum, { total_cents }) => sum + total_cents, 0n)).toBe(total)
    for (const row of rows) {
      const hundredths = suppliers.find(({ companyId }) => companyId === row.supplier_id)?.hundredths ?? 0
      expect(row).toMatchObject({
        lines: row.total_cents,
        owed_cents: row.total_cents,
        fee_cents: exactShare(row.total_cents, hundredths),
      })
    }
  }
}, 300_000)
