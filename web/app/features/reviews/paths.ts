import type { Review } from '@ticarum/contract/procedures/reviews'

export const REVIEWS_PATH = '/admin/reviews'
export const reviewPath = (id: string): string => `${REVIEWS_PATH}/${id}`

/** The next review: the one that came after this one, or at the end of the queue the oldest. */
export function nextInQueue(queue: Review[], { id, since }: { id: string; since: string }): Review | undefined {
  const others = queue.filter((review) => review.id !== id)
  return others.find((review) => review.since >= since) ?? others[0]
}
