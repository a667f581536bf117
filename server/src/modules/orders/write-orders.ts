import type { Delivery } from '@ticarum/contract/forms/order-fields'
import { noticeKinds } from '@ticarum/contract/values/notifications'
import { TERMS_VERSION } from '@ticarum/contract/values/terms'
import type { Context } from '../../door/context.ts'
import type { PricedLine, PricedOrder } from './price-lines.ts'

export interface Buyer {
  userId: string
  customerId: string
  company: string
  name: string
  email: string
}

const INSERT_ORDERS = `insert into orders (id, customer_id, supplier_id, placed_by, customer_company, customer_name,
    customer_email, customer_phone, supplier_name, shipping_address, shipping_city, shipping_state, shipping_country,
    shipping_postal_code, port, notes, quantity, line_count, total_cents, deposit_cents, deposit_days, incoterm,
    basis_place, terms_version, money_terms, created_at, search, quote_id, quote_version,
    choices, sample)
  select id, $2, supplier_id, $3, $4, $5, $6, $7, supplier_name, $8, $9, $10, $11, $12, $13, $14, quantity, line_count,
    total_cents, deposit_cents, deposit_days, incoterm, basis_place, $15,
    (select c.money_terms from company_settings c), $16, to_tsvector('simple', fx.searchable_words(goods)), quote_id,
    quote_version, coalesce(choices, '{}'), coalesce(sample, false)
  from jsonb_to_recordset($1) as x(id uuid, supplier_id uuid, supplier_name text, quantity integer, line_count integer,
    total_cents bigint, deposit_cents bigint, deposit_days integer, incoterm text, basis_place text, goods text,
    quote_id uuid, quote_version integer, choices jsonb, sample boolean)
  returning id, number`

const INSERT_LINES = `insert into order_lines (order_id, position, customer_id, supplier_id, product_id, names,
    original_language, article_code, unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm,
    basis_place, details, breakdown, made_to_order, lead_days, image, image_name, category)
  select order_id, position, $2, supplier_id, product_id, names, original_language, article_code, unit, pieces_per_unit,
    unit_price_cents, quantity, total_cents, incoterm, basis_place, details, nullif(breakdown, 'null'), made_to_order,
    lead_days, nullif(image, 'null'), image ->> 'name', category
  from jsonb_to_recordset($1) as x(order_id uuid, position integer, supplier_id uuid, product_id uuid, names jsonb,
    original_language text, article_code text, unit text, pieces_per_unit integer, unit_price_cents bigint,
    quantity integer, total_cents bigint, incoterm text, basis_place text, details jsonb, breakdown jsonb,
    made_to_order boolean, lead_days integer, image jsonb, category text)`

const INSERT_EVENTS = `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name,
    created_at)
  select id, order_id, $2, supplier_id, 'placed', 'customer', $3, $4
  from jsonb_to_recordset($1) as x(id uuid, order_id uuid, supplier_id uuid)`

const SETTLE = 'select fx.finish_placing_orders($1::uuid[], $2)'

/** Cents are sent as text, so that no total has to be trusted to fit a JSON number. */
const json = (value: unknown) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each))

const orNull = (text: string) => text || null

/** Writes the orders with their lines, and returns their numbers. */
export async function writeOrders(
  ctx: Context,
  buyer: Buyer,
  orders: (PricedOrder & { id: string })[],
  { address, phone, notes }: Delivery,
  port: string | null,
): Promise<Map<string, string>> {
  const heads = orders.map((order) => {
    const { id, supplierId, supplierName, basis, lines, quantity, totalCents, depositCents, depositDays } = order
    const goods = lines.flatMap((line) => Object.values(line.offer.names)).join(' ')
    const terms = {
      quantity,
      line_count: lines.length,
      total_cents: totalCents,
      deposit_cents: depositCents,
      deposit_days: depositDays,
      incoterm: basis.incoterm,
      basis_place: basis.place,
    }
    const { quote } = order
    const accepted = quote && { quote_id: quote.id, quote_version: quote.version, choices: quote.choices }
    const head = { id, supplier_id: supplierId, supplier_name: supplierName, sample: order.sample }
    return { ...head, ...terms, goods, ...accepted }
  })
  const to = [
    address.street,
    address.city,
    orNull(address.state),
    address.country,
    orNull(address.postalCode),
    port,
    orNull(notes),
  ]
  const [numbered] = await Promise.all([
    ctx.tx.sql<{ id: string; number: string }>(
      INSERT_ORDERS,
      [
        json(heads),
        buyer.customerId,
        buyer.userId,
        buyer.company,
        buyer.name,
        buyer.email,
        orNull(phone),
        ...to,
        TERMS_VERSION,
        ctx.now,
      ],
      'insert-orders',
    ),
    ctx.tx.sql(
      INSERT_LINES,
      [
        json(orders.flatMap(({ id, lines }) => lines.map((line, position) => lineRow(id, position, line)))),
        buyer.customerId,
      ],
      'insert-order-lines',
    ),
    ctx.tx.sql(
      INSERT_EVENTS,
      [
        json(orders.map(({ id, supplierId }) => ({ id: ctx.newId(), order_id: id, supplier_id: supplierId }))),
        buyer.customerId,
        buyer.name,
        ctx.now,
      ],
      'insert-orders-placed',
    ),
  ])
  return new Map(numbered.map(({ id, number }) => [id, number]))
}

const lineRow = (
  orderId: string,
  position: number,
  { productId, quantity, breakdown, offer, unitPriceCents, totalCents }: PricedLine,
) => ({
  order_id: orderId,
  position,
  supplier_id: offer.supplierId,
  product_id: productId,
  names: offer.names,
  original_language: offer.originalLanguage,
  article_code: offer.articleCode,
  unit: offer.unit,
  pieces_per_unit: offer.piecesPerUnit,
  unit_price_cents: unitPriceCents,
  quantity,
  total_cents: totalCents,
  incoterm: offer.basis.incoterm,
  basis_place: offer.basis.place,
  details: offer.details,
  breakdown,
  made_to_order: offer.madeToOrder,
  lead_days: offer.leadDays,
  image: offer.image,
  category: offer.category,
})

/**
 * Fee, e-mails, notifications and, last, the stock, so that the lock on a popular product is held for the shortest
 * time.
 */
export async function settleOrders(ctx: Context, ids: string[]): Promise<void> {
  await ctx.tx.sql(SETTLE, [ids, noticeKinds['order.placed'].byMail], 'settle-orders')
  ctx.wakeWorker()
}
