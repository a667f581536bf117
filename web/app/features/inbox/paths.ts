import { type InboxKind, type InboxView, inboxKinds, inboxViews } from '@ticarum/contract/values/inbox'
import { withQuery } from '../../context/with-query.ts'

export const INBOX_PATH = '/admin/messages'

/** Where an admin writes to a company, unasked. */
export const writeToCompanyPath = (companyId: string): string => `/admin/messages/write/${companyId}`

export interface InboxFilters {
  view: InboxView
  /** '' for all */
  kind: InboxKind | ''
  q: string
}

/** Filters from the URL; invalid values are ignored. */
export const inboxFiltersOf = (query: URLSearchParams): InboxFilters => ({
  view: inboxViews.find((known) => known === query.get('view')) ?? 'open',
  kind: inboxKinds.find((known) => known === query.get('kind')) ?? '',
  q: (query.get('q') ?? '').trim().slice(0, 100),
})

/** URL of the list, or of one of its items beside it, with its filters only. */
export function inboxPath({ view, kind, q }: Partial<InboxFilters>, item = ''): string {
  const path = item ? `${INBOX_PATH}/${item}` : INBOX_PATH
  const query = { ...(view && view !== 'open' && { view }), ...(kind && { kind }), ...(q && { q }) }
  return Object.keys(query).length > 0 ? withQuery(path, query) : path
}
