import { moneyTopics } from '@ticarum/contract/values/money-terms'
import type { Api } from '@ticarum/server/client'
import { dueOf } from '../inbox/due.ts'
import { waitedSince } from '../reviews/waiting-time.ts'
import type { DeskFigures, TradeFigures, WaitingFigures } from './desk-lists.ts'

/** The largest page that the API returns; more are shown as '100+'. */
const LIMIT = 100

interface Found {
  items: { since: string; dueAt?: string | null }[]
  next: string | null
}

/** What the trade settings ask of the reader: texts about the buyers' money, ways to pay to agree to. */
export async function tradeFigures({ tradeSettings }: Api): Promise<TradeFigures> {
  const settings = await tradeSettings.get.try({})
  if (!settings.ok) return { unsaid: 0, ways: 0 }
  const { moneyTerms, waysChange } = settings.value
  return {
    unsaid: moneyTopics.filter((topic) => moneyTerms[topic].en === '').length,
    ways: waysChange?.mayAgree ? 1 : 0,
  }
}

/** Counts what waits for the desk, by the lists to which its rows lead; null if it could not be read. */
export async function deskFigures({ reviews, verifications, inbox, feedback }: Api): Promise<DeskFigures | null> {
  const now = Date.now()
  const figuresOf = ({ items: [first, ...others], next }: Found): WaitingFigures => ({
    count: first ? 1 + others.length : 0,
    more: next !== null,
    waited: first ? waitedSince(first.since, now) : null,
    due: first ? dueOf({ dueAt: first.dueAt ?? null, answeredAt: null }, now) : null,
  })
  const written = async (kind: 'contact' | 'application' | 'order') => {
    const page = await inbox.list.try({ limit: LIMIT, kind })
    if (!page.ok) return page
    const items = page.value.items.map(({ createdAt, dueAt }) => ({ since: createdAt, dueAt }))
    return { ok: true as const, value: { ...page.value, items } }
  }
  const [contact, application, order, listings, suppliers, changes, papers, pending] = await Promise.all([
    written('contact'),
    written('application'),
    written('order'),
    reviews.list.try({ limit: LIMIT }),
    verifications.list.try({ limit: LIMIT, state: 'submitted' }),
    verifications.list.try({ limit: LIMIT, state: 'change' }),
    verifications.list.try({ limit: LIMIT, state: 'papers' }),
    feedback.list.try({ limit: LIMIT, tab: 'pending' }),
  ])
  if (!contact.ok || !application.ok || !order.ok) return null
  if (!listings.ok || !suppliers.ok || !changes.ok || !papers.ok || !pending.ok) return null
  return {
    contact: figuresOf(contact.value),
    application: figuresOf(application.value),
    order: figuresOf(order.value),
    reviews: figuresOf(listings.value),
    submitted: figuresOf(suppliers.value),
    change: figuresOf(changes.value),
    papers: figuresOf(papers.value),
    feedback: figuresOf({
      // newest first
      items: pending.value.items.map(({ createdAt }) => ({ since: createdAt })).toReversed(),
      next: pending.value.next,
    }),
  }
}
