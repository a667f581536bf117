import type { AcceptReviews } from '@ticarum/contract/procedures/reviews'
import type { Context } from '../../door/context.ts'
import { eachInSavepoint } from '../../platform/each-in-savepoint.ts'
import { notifyMembers } from '../../platform/effects.ts'
import { decide } from './decide-review.ts'

/** Errors of one that do not stop the others. */
const outcomes = [
  'NOT_FOUND',
  'ALREADY_DECIDED',
  'CHANGED_MEANWHILE',
  'ENGLISH_REQUIRED',
  'ARTICLE_CODE_TAKEN',
] as const

/**
 * Accepts what was looked at, each in the version that was seen. A supplier is told once, however many they are and in
 * however many parts.
 */
export async function acceptManyReviews(ctx: Context, { reviews, more, earlier }: AcceptReviews) {
  const sorted = reviews.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const items = await eachInSavepoint(ctx, sorted, outcomes, ({ id, version }) =>
    decide(ctx, { id, version, decision: 'accept', reason: '', texts: {} }),
  )
  const at = ctx.now.toISOString()
  const ids = [...(earlier?.ids ?? []), ...reviews.map(({ id }) => id)]
  if (!more) await tellSuppliers(ctx, ids, { from: earlier?.since ?? at, to: at })
  return { items, at }
}

const COUNT_ACCEPTED = `select supplier_id, count(*)::int from (
    select supplier_id from products where id = any ($1::uuid[]) and listed_at between $2 and $3
    union all
    select supplier_id from product_revisions
      where id = any ($1::uuid[]) and state = 'accepted' and decided_at between $2 and $3
  ) accepted group by supplier_id order by supplier_id`

/** How many of each supplier's were accepted, and when: by that their list shows exactly these. */
async function tellSuppliers(ctx: Context, ids: string[], { from, to }: { from: string; to: string }): Promise<void> {
  const accepted = await ctx.tx.sql<{ supplier_id: string; count: number }>(COUNT_ACCEPTED, [ids, from, to])
  for (const { supplier_id, count } of accepted)
    await notifyMembers(ctx, supplier_id, 'products.accepted', { count: String(count), from, to })
}
