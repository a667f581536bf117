import { type InquiryQueue, inquiryQueues } from '@ticarum/contract/values/inquiries'

export const PATH = '/admin/messages'

export const kinds = ['contact', 'applications'] as const
export type Kind = (typeof kinds)[number]

export interface List {
  kind: Kind
  queue: InquiryQueue
}

/** The list that an address asks for; without a word, what waits of the contact messages. */
export const listOf = (query: URLSearchParams): List => ({
  kind: kinds.find((kind) => kind === query.get('kind')) ?? 'contact',
  queue: inquiryQueues.find((queue) => queue === query.get('queue')) ?? 'open',
})

export function addressOf({ kind, queue }: List): string {
  const query = new URLSearchParams({ ...(kind !== 'contact' && { kind }), ...(queue !== 'open' && { queue }) })
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

export const pathOf = (kind: Kind, id: string): string => `${PATH}/${kind}/${id}`
