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

/** Accepts what was looked at, each in the version that was seen. A supplier is told once, however many they are. */
export async function acceptManyReviews(ctx: Context, { reviews }: AcceptReviews) {
  const accepted = new Map<string, number>()
  const sorted = reviews.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const items = await eachInSavepoint(ctx, sorted, outcomes, async ({ id, version }) => {
    const { supplierId } = await decide(ctx, { id, version, decision: 'accept', reason: '', texts: {} })
    accepted.set(supplierId, (accepted.get(supplierId) ?? 0) + 1)
  })
  for (const [supplierId, count] of accepted)
    await notifyMembers(ctx, supplierId, 'products.accepted', { count: String(count) })
  return { items }
}
