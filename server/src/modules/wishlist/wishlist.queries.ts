import { Picture } from '@ticarum/contract/fields'
import type { Wish } from '@ticarum/contract/procedures/wishlist'
import { changesSince } from '@ticarum/contract/values/offer'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { presentCards } from '../listings/listings.public.ts'

const wishes = sqlOf
  .selectFrom('wishlists')
  .selectAll()
  .where('removed_at', 'is', null)
  .orderBy('created_at', 'desc')
  .orderBy('id', 'desc')

/** Newest first. */
export async function listWishes(
  ctx: Context,
  { after, limit, language }: { after?: string | undefined; limit: number; language: string },
) {
  const position = positionOf(after)
  const mine = wishes.where('user_id', '=', personOf(ctx).userId).limit(limit + 1)
  const rows = await ctx.tx.all(
    position ? mine.where(sql<boolean>`(created_at, id) < (${position.at}, ${position.id})`) : mine,
  )
  const cards = await presentCards(
    ctx,
    rows.map(({ product_id }) => product_id),
    language,
  )
  return keysetPage(rows, limit, (row): Wish => {
    const now = cards.get(row.product_id)
    const priceCents = Number(row.product_price_cents)
    return {
      id: row.id,
      productId: row.product_id,
      name: row.product_name,
      description: row.product_description,
      language: row.product_language,
      priceCents,
      unit: row.product_unit,
      image: Picture.nullable().parse(row.product_image),
      category: row.product_category,
      wishedAt: row.created_at.toISOString(),
      tellWhenBack: row.tell_when_back,
      now: now ?? null,
      changes: changesSince(now && { ...now, priceCents: now.priceCents ?? priceCents, tiers: [] }, {
        seenCents: priceCents,
        seenInStock: row.in_stock,
      }),
    }
  })
}

export async function wishedOf(ctx: Context, { productIds }: { productIds: string[] }) {
  if (productIds.length === 0) return { productIds }
  const mine = sqlOf
    .selectFrom('wishlists')
    .select('product_id')
    .where('user_id', '=', personOf(ctx).userId)
    .where('removed_at', 'is', null)
  const rows = await ctx.tx.all(mine.where('product_id', '=', sql<string>`any (${productIds}::uuid[])`), 'wished-of')
  return { productIds: rows.map(({ product_id }) => product_id) }
}
