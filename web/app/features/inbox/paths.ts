import { type InquiryQueue, inquiryQueues } from '@ticarum/contract/values/inbox'

const INBOX_PATH = '/admin/messages'

export const inboxKinds = ['contact', 'applications'] as const
export type InboxKind = (typeof inboxKinds)[number]

export interface InboxFilters {
  kind: InboxKind
  queue: InquiryQueue
}

/** Kind and queue from the URL; by default the open contact messages. */
export const inboxFiltersOf = (query: URLSearchParams): InboxFilters => ({
  kind: inboxKinds.find((kind) => kind === query.get('kind')) ?? 'contact',
  queue: inquiryQueues.find((queue) => queue === query.get('queue')) ?? 'open',
})

export function inboxPath({ kind, queue }: InboxFilters): string {
  const query = new URLSearchParams({ ...(kind !== 'contact' && { kind }), ...(queue !== 'open' && { queue }) })
  return query.size > 0 ? `${INBOX_PATH}?${query}` : INBOX_PATH
}

export const inboxItemPath = (kind: InboxKind, id: string): string => `${INBOX_PATH}/${kind}/${id}`
