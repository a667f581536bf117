import type { Product, ReviewedProduct } from '@ticarum/contract/procedures/products'
import { productActionsOf } from '@ticarum/contract/values/product-rules'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { type Proposal, storedFieldsOf, withChanges } from './proposal.ts'
import { currentOf, type StoredProduct, versionOf } from './stored-product.ts'

/** The reviewed fields with pictures instead of their ids. */
export function presentReviewed(
  { imageIds, ...fields }: Proposal,
  pictures: StoredProduct['pictures'],
): ReviewedProduct {
  return { ...fields, images: imageIds.flatMap((id) => pictures.filter((picture) => picture.id === id)) }
}

/** A product as its supplier and the company see it. */
export async function presentProduct(ctx: Context, product: StoredProduct): Promise<Product> {
  const { row, tiers, stock, pictures, revision } = product
  const supplier = await supplierOf(ctx, row.supplier_id)
  const current = currentOf(product)
  return {
    ...presentReviewed(current, pictures),
    id: row.id,
    supplier,
    status: row.status,
    reason: row.reason,
    version: versionOf(row),
    may: productActionsOf(personOf(ctx).role ?? fail('FORBIDDEN'), row.status),
    priceCents: Number(row.price_cents),
    priceConfirmedAt: row.price_confirmed_at.toISOString(),
    tiers,
    minimum: row.minimum,
    stock,
    madeToOrder: row.made_to_order,
    leadDays: row.lead_days,
    createdAt: row.created_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    listedAt: row.listed_at?.toISOString() ?? null,
    revision: revision
      ? {
          id: revision.id,
          state: revision.state,
          reason: revision.reason,
          since: revision.created_at.toISOString(),
          waits: storedFieldsOf(revision.changes),
          proposed: presentReviewed(withChanges(current, revision.changes), pictures),
        }
      : null,
  }
}

async function supplierOf(ctx: Context, id: string) {
  const supplier = await ctx.tx.first(
    sqlOf.selectFrom('suppliers').select(['id', 'name', 'verified_until']).where('id', '=', id),
  )
  return supplier
    ? { id, name: supplier.name, verified: supplier.verified_until !== null && supplier.verified_until > ctx.now }
    : fail('NOT_FOUND')
}
