import type { ProductCounts } from '@ticarum/contract/procedures/products'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

// A returned revision counts while it is the newest one of its product.
const COUNTS = `select count(*)::int as "all",
    count(*) filter (where p.status = 'listed')::int as listed,
    count(*) filter (where p.status = 'in_review')::int as "inReview",
    count(*) filter (where p.status in ('changes_requested', 'rejected') or r.state = 'sent_back')::int as "sentBack",
    count(*) filter (where p.status = 'draft')::int as drafts,
    count(*) filter (where p.status = 'paused')::int as paused
  from products p
  left join (select distinct on (product_id) product_id, state from product_revisions where supplier_id = $1
    order by product_id, created_at desc, id desc) r on r.product_id = p.id
  where p.supplier_id = $1 and p.status <> 'archived'`

export async function countProducts(ctx: Context): Promise<ProductCounts> {
  const supplierId = personOf(ctx).companyId ?? fail('FORBIDDEN')
  const [counts] = await ctx.tx.sql<ProductCounts>(COUNTS, [supplierId])
  if (!counts) throw new Error('nothing was counted')
  return counts
}
