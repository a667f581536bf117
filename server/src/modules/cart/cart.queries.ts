import type { LanguageCode } from '@ticarum/contract/fields'
import { Breakdown } from '@ticarum/contract/forms/order-fields'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf, type Tx } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** A line of a company's cart as it is stored. */
export interface StoredCartLine {
  productId: string
  supplierId: string
  quantity: number
  breakdown: Breakdown | null
  name: string
  language: z.infer<typeof LanguageCode>
  priceSeenCents: bigint
  seenAt: Date
  /** who put it, or changed it last */
  addedBy: string
}

/** The person and the company whose cart it is. */
export function buyerOf(ctx: Context): { userId: string; customerId: string } {
  const { userId, companyId } = personOf(ctx)
  return companyId ? { userId, customerId: companyId } : fail('NOT_FOUND')
}

const linesOfCustomer = prepared('cart-lines', (customerId: string) =>
  sqlOf
    .selectFrom('cart_lines')
    .select([
      'product_id',
      'supplier_id',
      'quantity',
      'breakdown',
      'name',
      'language',
      'price_seen_cents',
      'seen_at',
      'added_by',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('product_id'),
)
const countOfCustomer = prepared('cart-count', (customerId: string) =>
  sqlOf
    .selectFrom('cart_lines')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('customer_id', '=', customerId),
)

/** In the order in which they were added. */
export async function cartLinesOf(tx: Tx, customerId: string): Promise<StoredCartLine[]> {
  const rows = await linesOfCustomer(tx, customerId)
  return rows.map((row) => ({
    productId: row.product_id,
    supplierId: row.supplier_id,
    quantity: row.quantity,
    breakdown: Breakdown.nullable().parse(row.breakdown),
    name: row.name,
    language: row.language,
    priceSeenCents: row.price_seen_cents,
    seenAt: row.seen_at,
    addedBy: row.added_by,
  }))
}

export async function countCart(ctx: Context) {
  const [row] = await countOfCustomer(ctx.tx, buyerOf(ctx).customerId)
  return { count: Number(row?.count ?? 0) }
}

/**
 * Locks the cart, so that colleagues change it one after the other. Orders only reference the company and do not wait.
 */
export async function lockCart(ctx: Context): Promise<{ userId: string; customerId: string; lines: StoredCartLine[] }> {
  const buyer = buyerOf(ctx)
  const [, lines] = await Promise.all([
    ctx.tx.sql('select from customers where id = $1 for no key update', [buyer.customerId], 'lock-cart'),
    cartLinesOf(ctx.tx, buyer.customerId),
  ])
  return { ...buyer, lines }
}
