import { languages } from '@ticarum/contract/values/languages'
import type pg from 'pg'
import { demoProducts } from '../catalogue/demo-products.ts'
import { demoId } from '../demo-id.ts'

const CUSTOMER = 'customer@ticarum.example'
/** Products with texts in every language. */
const listedOf = (supplier: string) =>
  demoProducts.filter(
    ({ status, texts, ...product }) =>
      status === 'listed' && texts.length === languages.length && product.supplier.name === supplier,
  )
const [towel, robe, linen] = listedOf('Akköy Tekstil')
const [shoe, slipper] = listedOf('Yenişehir Ayakkabı')
const [sofa] = listedOf('Talas Mobilya')
const paused = demoProducts.find(({ status }) => status === 'paused')

/** Cart: three lines of two suppliers, one of them more expensive now than when it was added. */
export const demoCart = [towel, robe, shoe].flatMap((product, place) =>
  product ? { productId: product.id, place, times: 2 + place, seenPercent: place === 1 ? 94 : 100 } : [],
)
/** Wishlist: one product is cheaper now, one more expensive, one no longer listed. */
export const demoWishes = [linen, slipper, sofa, shoe, paused].flatMap((product, place) => {
  const name = product?.texts.find(({ language }) => language === 'en') ?? product?.texts[0]
  return product && name
    ? {
        id: demoId('2026-10-01', 60_000 + place),
        productId: product.id,
        ...name,
        seenPercent: [100, 108, 95][place] ?? 100,
        days: 3 * place + 1,
      }
    : []
})

/** The demo customer's cart, wishlist and address. */
export async function writeWants(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into cart_lines (customer_id, product_id, supplier_id, quantity, price_seen_cents, name, language, added_by,
        seen_at, created_at)
      select p.company_id, l.product_id, l.supplier_id, q.quantity,
        coalesce(tier.price, l.price_cents) * w."seenPercent" / 100, t.name, 'en', p.id, now() - interval '3 days',
        now() - interval '3 days' + w.place * interval '1 minute'
      from jsonb_to_recordset($1) w ("productId" uuid, times integer, "seenPercent" integer, place integer)
        join listings l on l.product_id = w."productId"
      join listing_texts t on t.product_id = l.product_id and t.language = 'en' join accounts a on a.email = $2
        join people p on p.id = a.id
      cross join lateral (select least(1000, l.minimum * w.times) as quantity) q
      left join lateral (select (j ->> 'priceCents')::bigint as price from jsonb_array_elements(l.tiers) j
        where (j ->> 'from')::integer <= q.quantity order by (j ->> 'from')::integer desc limit 1) tier on true`,
    [JSON.stringify(demoCart), CUSTOMER],
  )
  await owner.query(
    `insert into wishlists (id, user_id, product_id, product_name, product_description, product_language,
        product_price_cents, product_unit, product_category, in_stock, created_at)
      select w.id, a.id, p.id, w.name, w.description, w.language, p.price_cents * w."seenPercent" / 100, p.unit,
        p.category, true, now() - w.days * interval '1 day'
      from jsonb_to_recordset($1) w (id uuid, "productId" uuid, name text, description text, language text,
        "seenPercent" integer, days integer)
      join products p on p.id = w."productId" join accounts a on a.email = $2`,
    [JSON.stringify(demoWishes), CUSTOMER],
  )
  await owner.query(
    `insert into addresses (id, customer_id, street, city, country, phone, port, used_at)
      select x.id, p.company_id, x.street, x.city, 'Somalia', '+252612345678', x.port, now() - x.days * interval '1 day'
      from (values ($2::uuid, 'Maka al-Mukarama 12', 'Mogadishu', 'SOMGQ', 4),
        ($3::uuid, 'Jidka Madaxtooyada 7', 'Hargeisa', 'SOBBO', 40)) x(id, street, city, port, days)
      join accounts a on a.email = $1 join people p on p.id = a.id`,
    [CUSTOMER, demoId('2026-10-01', 70_000), demoId('2026-10-01', 70_001)],
  )
}
