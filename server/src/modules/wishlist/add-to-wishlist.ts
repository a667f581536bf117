import type { MakeWish } from '@ticarum/contract/procedures/wishlist'
import { MOST_TOLD } from '@ticarum/contract/values/trade'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { isShown, joinMemberPrices, joinText } from '../listings/listings.public.ts'

interface WishedRow {
  id: string
  created_at: Date
}

/** Stores the product as it is listed now with the wish; an existing wish keeps what it has. */
export async function addToWishlist(ctx: Context, { productId, wishedAt, tellWhenBack, language }: MakeWish) {
  const wish =
    (wishedAt && (await undoRemoval(ctx, productId, wishedAt))) ||
    (await wishNow(ctx, productId, language)) ||
    (await wishOf(ctx, productId))
  if (!wish) return fail('NOT_FOUND')
  if (tellWhenBack !== undefined) await choose(ctx, wish.id, productId, tellWhenBack)
  return { id: wish.id, wishedAt: wish.created_at.toISOString() }
}

const TELL = 'update wishlists set tell_when_back = $2 where id = $1'
const FORGET_OLDEST = `update wishlists set tell_when_back = false where id in (
  select id from wishlists where user_id = $1 and tell_when_back and id <> $2
    order by created_at desc, id desc offset ${MOST_TOLD - 1})`

/** Whether the person is told. The job looks at once: it may have come back while the page was open. */
async function choose(ctx: Context, id: string, productId: string, tell: boolean): Promise<void> {
  await ctx.tx.sql(TELL, [id, tell], 'tell-when-back')
  if (!tell) return
  await ctx.tx.sql(FORGET_OLDEST, [personOf(ctx).userId, id], 'forget-oldest-tell')
  await ctx.tx.sql("select fx.enqueue('tell-back-in-stock', $1, $2)", [
    JSON.stringify({ productId }),
    `back:${productId}`,
  ])
  ctx.wakeWorker()
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
          coalesce(l.price_cents, m.price_cents), l.unit, l.images -> 0, l.category, l.made_to_order or l.stock > 0,
          ${ctx.now}::timestamptz
        from listings l ${joinText(language)} ${joinMemberPrices}
        where l.product_id = ${productId} and ${isShown}
        on conflict (user_id, product_id) do update set ${asNew}, tell_when_back = false, removed_at = null
          where w.removed_at is not null
        returning w.id, w.created_at`.compile(sqlOf),
  })
  return wish
}
