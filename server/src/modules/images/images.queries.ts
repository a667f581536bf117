import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

const imageByName = prepared('image-by-name', (name: string) =>
  sqlOf
    .selectFrom('product_images')
    .select(['id', 'name', 'widths', 'width', 'height', 'thumbhash'])
    .where('name', '=', name),
)

/** Row security limits it to the supplier's own images; admins see all. */
export async function myImage(ctx: Context, { name }: { name: string }) {
  const [image] = await imageByName(ctx.tx, name)
  return image ?? fail('NOT_FOUND')
}

const SHOWN = `select i.product_id as "productId", null::uuid as "supplierId"
    from listing_images i join listings l on l.product_id = i.product_id
    where i.name = $1 and not exists (select from listing_rounds r where r.supplier_id = l.supplier_id and r.hidden)
  union all select null, id from suppliers where logo ->> 'name' = $1 limit 1`

export async function shownImage(ctx: Context, { name }: { name: string }) {
  const [shown] = await ctx.tx.sql<{ productId: string | null; supplierId: string | null }>(
    SHOWN,
    [name],
    'shown-image',
  )
  return shown ?? fail('NOT_FOUND')
}

const ORDERED = `select from order_lines where image_name = $1 union all select from order_pictures where name = $1
  union all select from quote_lines where image_name = $1`
const WISHED = "select from wishlists where product_image ->> 'name' = $1"

/** Row security limits these to the caller's orders, quotes and wishes; wishes are visible to their person only. */
export async function keptImage(ctx: Context, { name }: { name: string }) {
  const kept = personOf(ctx).role === 'customer' ? `${ORDERED} union all ${WISHED}` : ORDERED
  const found = await ctx.tx.sql(`${kept} limit 1`, [name])
  return found.length > 0 ? { kept: true as const } : fail('NOT_FOUND')
}
