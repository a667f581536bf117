import type { Review } from '@ticarum/contract/procedures/reviews'

export const REVIEWS_PATH = '/admin/reviews'
export const BULK_FORM = 'bulk'
const kinds = ['product', 'revision'] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface ReviewFilters {
  kind: (typeof kinds)[number] | ''
  /** id of a supplier */
  supplier: string
}

/** Filters from the URL; invalid values are ignored. */
export const reviewFiltersOf = (query: URLSearchParams): ReviewFilters => ({
  kind: kinds.find((known) => known === query.get('kind')) ?? '',
  supplier: UUID.test(query.get('supplier') ?? '') ? (query.get('supplier') ?? '') : '',
})

/** The filters as the URL has them. */
export const reviewQuery = (filters: ReviewFilters): [name: string, value: string][] =>
  Object.entries(filters).filter(([, value]) => value !== '')

/** URL of the queue with its filters only. */
export function reviewsPath(filters: ReviewFilters): string {
  const query = new URLSearchParams(reviewQuery(filters))
  return query.size > 0 ? `${REVIEWS_PATH}?${query}` : REVIEWS_PATH
}

export const reviewPath = (id: string): string => `${REVIEWS_PATH}/${id}`

/** The next review: the one that came after this one, or at the end of the queue the oldest. */
export function nextInQueue(queue: Review[], { id, since }: { id: string; since: string }): Review | undefined {
  const others = queue.filter((review) => review.id !== id)
  return others.find((review) => review.since >= since) ?? others[0]
}
