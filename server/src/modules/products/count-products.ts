import type { ProductCounts } from '@ticarum/contract/procedures/products'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { SENT_BACK } from './waiting-products.ts'

const COUNTS = `select count(*)::int as "all",
    count(*) filter (where status = 'listed')::int as listed,
    count(*) filter (where status = 'in_review')::int as "inReview",
    count(*) filter (where ${SENT_BACK})::int as "sentBack",
    count(*) filter (where status = 'draft')::int as drafts,
    count(*) filter (where status = 'paused')::int as paused
  from products where supplier_id = $1 and status <> 'archived'`

export async function countProducts(ctx: Context): Promise<ProductCounts> {
  const supplierId = personOf(ctx).companyId ?? fail('FORBIDDEN')
  const [counts] = await ctx.tx.sql<ProductCounts>(COUNTS, [supplierId])
  if (!counts) throw new Error('nothing was counted')
  return counts
}
