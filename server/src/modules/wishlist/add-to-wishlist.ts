import type { MakeWish } from '@ticarum/contract/procedures/wishlist'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { joinText } from '../listings/listings.public.ts'

interface WishedRow {
  id: string
  created_at: Date
}

/** Stores the product as it is listed now with the wish; an existing wish keeps what it has. */
export async function addToWishlist(ctx: Context, { productId, wishedAt, language }: MakeWish) {
  const wish =
    (wishedAt && (await undoRemoval(ctx, productId, wishedAt))) ||
    (await wishNow(ctx, productId, language)) ||
    (await wishOf(ctx, productId))
  return wish ? { id: wish.id, wishedAt: wish.created_at.toISOString() } : fail('NOT_FOUND')
}

const mine = (ctx: Context, productId: string) =>
  sqlOf
    .selectFrom('wishlists')
    .select(['id', 'created_at'])
    .where('user_id', '=', personOf(ctx).userId)
    .where('product_id', '=', productId)

const wishOf = (ctx: Context, productId: string): Promise<WishedRow | undefined> =>
  ctx.tx.first(mine(ctx, productId).where('removed_at', 'is', null))

/** Restores only a wish that was removed before, with its time and price; values that the client sends are not used. */
async function undoRemoval(ctx: Context, productId: string, wishedAt: string): Promise<WishedRow | undefined> {
  return ctx.tx.first(
    sqlOf
      .updateTable('wishlists')
      .set({ removed_at: null })
      .where('user_id', '=', personOf(ctx).userId)
      .where('product_id', '=', productId)
      .where('created_at', '=', new Date(wishedAt))
      .where('removed_at', 'is not', null)
      .returning(['id', 'created_at']),
  )
}

async function wishNow(ctx: Context, productId: string, language: string): Promise<WishedRow | undefined> {
  const columns = [
    'id',
    'product_name',
    'product_description',
    'product_language',
    'product_price_cents',
    'product_unit',
    'product_image',
    'product_category',
    'in_stock',
    'created_at',
  ]
  const asNew = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
  const [wish] = await ctx.tx.all({
    compile: () =>
      sql<WishedRow>`insert into wishlists as w (user_id, product_id,
          ${sql.join(columns.map((column) => sql.ref(column)))})
        select ${personOf(ctx).userId}::uuid, l.product_id, ${ctx.newId()}::uuid, t.name, t.description, t.language,
          l.price_cents, l.unit, l.images -> 0, l.category, l.made_to_order or l.stock > 0, ${ctx.now}::timestamptz
        from listings l ${joinText(language)} where l.product_id = ${productId}
        on conflict (user_id, product_id) do update set ${asNew}, removed_at = null where w.removed_at is not null
        returning w.id, w.created_at`.compile(sqlOf),
  })
  return wish
}
