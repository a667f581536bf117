import type { Api } from '@ticarum/server/client'
import { type Waited, waitedSince } from '../reviews/waiting-time.ts'

/** The largest page that the API returns; more are shown as '100+'. */
const LIMIT = 100

export interface WaitingFigures {
  count: number
  more: boolean
  /** waiting time of the oldest item */
  waited: Waited | null
}

export type DeskFigures = Record<'reviews' | 'submitted' | 'messages' | 'applications' | 'inquiries', WaitingFigures>

/** Counts what waits for the desk; null if it could not be read. */
export async function deskFigures({ reviews, verifications, inbox }: Api): Promise<DeskFigures | null> {
  const [listings, suppliers, messages, applied, asked] = await Promise.all([
    reviews.list.try({ limit: LIMIT }),
    verifications.list.try({ limit: LIMIT, state: 'submitted' }),
    inbox.list.try({ limit: LIMIT, kind: 'contact' }),
    inbox.list.try({ limit: LIMIT, kind: 'application' }),
    inbox.list.try({ limit: LIMIT, kind: 'order' }),
  ])
  if (!listings.ok || !suppliers.ok || !messages.ok || !applied.ok || !asked.ok) return null
  const now = Date.now()
  const waiting = ({ items, next }: { items: { since: string }[]; next: string | null }): WaitingFigures => ({
    count: items.length,
    more: next !== null,
    waited: items[0] ? waitedSince(items[0].since, now) : null,
  })
  // The list is sorted by due date. Except around Sundays, that is also the order of arrival.
  const written = ({ items, next }: { items: { createdAt: string }[]; next: string | null }) =>
    waiting({ items: items.map(({ createdAt }) => ({ since: createdAt })), next })
  return {
    reviews: waiting(listings.value),
    submitted: waiting(suppliers.value),
    messages: written(messages.value),
    applications: written(applied.value),
    inquiries: written(asked.value),
  }
}
