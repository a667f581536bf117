import type { Review } from '@ticarum/contract/procedures/reviews'

export const REVIEWS_PATH = '/admin/reviews'
export const reviewPath = (id: string): string => `${REVIEWS_PATH}/${id}`

/** What a reader of the queue does next: the one that came after this one, and at the end the longest waiting again. */
export function nextInQueue(queue: Review[], { id, since }: { id: string; since: string }): Review | undefined {
  const others = queue.filter((review) => review.id !== id)
  return others.find((review) => review.since >= since) ?? others[0]
}
