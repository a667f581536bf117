import type { Api } from '@ticarum/server/client'
import { type Waited, waitedSince } from '../reviews/waiting-time.ts'

/** As many as one answer may hold; more than these are '100+'. */
const MOST = 100

export interface Waiting {
  count: number
  more: boolean
  /** of the longest waiting */
  waited: Waited | null
}

/** What waits for the company's people; null where it could not be read. */
export async function deskFigures({ reviews, verifications }: Api): Promise<{ reviews: Waiting; submitted: Waiting } | null> {
  const [listings, suppliers] = await Promise.all([reviews.list.try({ limit: MOST }), verifications.list.try({ limit: MOST, state: 'submitted' })])
  if (!listings.ok || !suppliers.ok) return null
  const now = Date.now()
  const waiting = ({ items, next }: { items: { since: string }[]; next: string | null }): Waiting => ({
    count: items.length,
    more: next !== null,
    waited: items[0] ? waitedSince(items[0].since, now) : null,
  })
  return { reviews: waiting(listings.value), submitted: waiting(suppliers.value) }
}
