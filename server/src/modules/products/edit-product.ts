import { isDeepStrictEqual } from 'node:util'
import type { EditProduct, SavedProduct } from '@ticarum/contract/procedures/products'
import { placeOf } from '@ticarum/contract/values/countries'
import { isUnsubmitted, mayProduct } from '@ticarum/contract/values/product-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { agreedPrices, pricesOf } from './agreed-prices.ts'
import { heldProduct, isAdmin } from './products.policy.ts'
import { type OriginPlace, type Proposal, proposalOf } from './proposal.ts'
import { proposeRevision } from './propose-revision.ts'
import { handedIn, mustBeComplete } from './publishing.policy.ts'
import { currentOf, isVersion, laterThan, type StoredProduct } from './stored-product.ts'
import { atOnceOf, countStock, publish } from './write-product.ts'
import { writeReviewed } from './write-reviewed.ts'

export async function editProduct(ctx: Context, input: EditProduct): Promise<SavedProduct> {
  const product = await heldProduct(ctx, input.id)
  const { row } = product
  if (!mayProduct('edit', row.status)) return fail('WRONG_STATE', { state: row.status })
  if (!isVersion(input.version, row)) return fail('CHANGED_MEANWHILE')
  const unsubmitted = isUnsubmitted(row.status)
  if (!unsubmitted || input.intent === 'review') mustBeComplete(input)

  const current = currentOf(product)
  const proposal = proposalOf(input, placeFor(input.origin, current), current, isAdmin(ctx))
  const updated_at = await saveAtOnce(ctx, product, input)

  const reviewed = (row.status === 'listed' || row.status === 'paused') && !isAdmin(ctx)
  const waits = reviewed ? await proposeRevision(ctx, product, proposal) : []
  if (!reviewed) await writeReviewed(ctx, product, proposal, product.revision?.changes.imageIds)
  const target =
    unsubmitted && input.intent === 'review' && !isAdmin(ctx)
      ? await handedIn(ctx, row.supplier_id)
      : { status: row.status }
  if (target.status !== row.status) await ctx.tx.all(sqlOf.updateTable('products').set(target).where('id', '=', row.id))
  await publish(ctx, [row.id])
  return { id: row.id, status: target.status, version: updated_at.toISOString(), waits }
}

/** Saves what takes effect without a review: prices, minimum, stock, lead days. Returns the new version. */
export async function saveAtOnce(ctx: Context, product: StoredProduct, input: EditProduct): Promise<Date> {
  const { row } = product
  const updated_at = laterThan(ctx.now, row)
  const prices = agreedPrices(product, input)
  // Changing a price or its tiers confirms them.
  const confirmed = isDeepStrictEqual(prices, pricesOf(product)) ? {} : { price_confirmed_at: ctx.now }
  await ctx.tx.all(
    sqlOf
      .updateTable('products')
      .set({ ...atOnceOf(input, prices), ...confirmed, updated_at })
      .where('id', '=', row.id),
  )
  if (input.stock !== undefined && input.stock !== input.stockSeen) await countStock(ctx, row.id, input.stock)
  return updated_at
}

/** Country and city follow the origin (D13): a known city sets both, another text empties both. */
function placeFor(origin: string, { country, city, ...current }: Proposal): OriginPlace {
  return origin === current.origin ? { country, city, origin } : { ...placeOf(origin), origin }
}
