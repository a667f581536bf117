import type { Api } from '@ticarum/server/client'
import { type Waited, waitedSince } from '../reviews/waiting-time.ts'

/** As many as one answer may hold; more than these are '100+'. */
const MOST = 100

export interface WaitingFigures {
  count: number
  more: boolean
  /** of the longest waiting */
  waited: Waited | null
}

export type DeskFigures = Record<'reviews' | 'submitted' | 'messages' | 'applications', WaitingFigures>

/** What waits for the company's people; null where it could not be read. */
export async function deskFigures({
  reviews,
  verifications,
  contactMessages,
  applications,
}: Api): Promise<DeskFigures | null> {
  const [listings, suppliers, messages, applied] = await Promise.all([
    reviews.list.try({ limit: MOST }),
    verifications.list.try({ limit: MOST, state: 'submitted' }),
    contactMessages.list.try({ limit: MOST }),
    applications.list.try({ limit: MOST }),
  ])
  if (!listings.ok || !suppliers.ok || !messages.ok || !applied.ok) return null
  const now = Date.now()
  const waiting = ({ items, next }: { items: { since: string }[]; next: string | null }): WaitingFigures => ({
    count: items.length,
    more: next !== null,
    waited: items[0] ? waitedSince(items[0].since, now) : null,
  })
  // What is due first came first, but for Sundays.
  const written = ({ items, next }: { items: { createdAt: string }[]; next: string | null }) =>
    waiting({ items: items.map(({ createdAt }) => ({ since: createdAt })), next })
  return {
    reviews: waiting(listings.value),
    submitted: waiting(suppliers.value),
    messages: written(messages.value),
    applications: written(applied.value),
  }
}
