import type { Delivery } from '@ticarum/contract/forms/order-fields'
import type { PlacedOrder } from '@ticarum/contract/procedures/order-shapes'
import { fallbackLanguage, type Language } from '@ticarum/contract/values/languages'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { rememberAddress } from '../addresses/addresses.public.ts'
import { portFor } from '../company-settings/company-settings.public.ts'
import { offersOf } from '../listings/listings.public.ts'
import { type PricedOrder, priceOrders, samplesIn, totalOf, type WantedLine } from './price-lines.ts'
import { type Buyer, settleOrders, writeOrders } from './write-orders.ts'

export interface WantedOrders {
  lines: WantedLine[]
  delivery: Delivery
  /** one unit at the price of a sample */
  sample?: boolean
  /** only compared: a different total is refused */
  seenTotalCents?: number | undefined
  /** language in which the answer names the goods */
  language?: Language
}

const buyerById = prepared('buyer', (userId: string) =>
  sqlOf
    .selectFrom('people')
    .innerJoin('accounts', 'accounts.id', 'people.id')
    .innerJoin('customers', 'customers.id', 'people.company_id')
    .select(['people.full_name', 'accounts.email', 'customers.id as customer_id', 'customers.name as company'])
    .where('people.id', '=', userId),
)
const activePort = prepared('active-port', (code: string) =>
  sqlOf.selectFrom('ports').select('code').where('code', '=', code).where('active', '=', true),
)

// The plans do not depend on what is bought; planning some of these statements takes longer than running them.
const GENERIC_PLANS = 'set local plan_cache_mode = force_generic_plan'

/** Orders what is listed: one order for each supplier and price basis, in the caller's transaction, all or none. */
export async function placeOrders(
  ctx: Context,
  { lines, delivery, sample = false, seenTotalCents, language = fallbackLanguage }: WantedOrders,
): Promise<PlacedOrder[]> {
  const [, buyer, offers, port] = await Promise.all([
    ctx.tx.sql(GENERIC_PLANS),
    buyerOf(ctx),
    offersOf(
      ctx.tx,
      lines.map(({ productId }) => productId),
      language,
    ),
    portOf(ctx, delivery),
  ])
  const priced = priceOrders(lines, sample ? samplesIn(offers) : offers)
  const orders = priced.map((order) => ({ ...order, sample }))
  const totalCents = Number(totalOf(orders))
  if (seenTotalCents !== undefined && seenTotalCents !== totalCents) return fail('PRICE_CHANGED', { totalCents })
  return placePriced(ctx, buyer, orders, delivery, port)
}

/** Orders what an offer of a quote says, whose lines and prices stand. */
export async function placeQuoted(ctx: Context, order: PricedOrder, delivery: Delivery): Promise<PlacedOrder> {
  const [, buyer, port] = await Promise.all([ctx.tx.sql(GENERIC_PLANS), buyerOf(ctx), portOf(ctx, delivery)])
  const [placed] = await placePriced(ctx, buyer, [order], delivery, port)
  return placed ?? fail('NOT_FOUND')
}

/** The only way to place orders. */
async function placePriced(
  ctx: Context,
  buyer: Buyer,
  priced: PricedOrder[],
  delivery: Delivery,
  port: string | null,
): Promise<PlacedOrder[]> {
  const orders = priced.map((order) => ({ ...order, id: ctx.newId() }))
  // Sent together: none needs what another answers, and the first that fails is the reason.
  const [numbers] = await Promise.all([
    writeOrders(ctx, buyer, orders, delivery, port),
    rememberAddress(ctx, { ...delivery, port: port ?? undefined }),
    settleOrders(
      ctx,
      orders.map(({ id }) => id),
    ),
  ])
  return orders.map(({ id, supplierId, supplierName, lines: [first], quantity, totalCents: cents }) => ({
    id,
    number: numbers.get(id) ?? '',
    supplier: { id: supplierId, name: supplierName },
    productName: first.offer.name,
    quantity,
    totalCents: Number(cents),
  }))
}

async function buyerOf(ctx: Context): Promise<Buyer> {
  const { userId } = personOf(ctx)
  const [row] = await buyerById(ctx.tx, userId)
  if (!row) return fail('FORBIDDEN')
  return {
    userId,
    customerId: row.customer_id,
    company: row.company,
    name: row.full_name.trim() || row.email.split('@')[0] || 'Customer',
    email: row.email,
  }
}

/** The chosen port, else the one that serves the city. */
async function portOf(ctx: Context, { port, address }: Delivery): Promise<string | null> {
  if (!port) return (await portFor(ctx, address)) ?? null
  const [known] = await activePort(ctx.tx, port)
  return known?.code ?? fail('INPUT_INVALID', { fields: { port: 'invalid' } })
}
