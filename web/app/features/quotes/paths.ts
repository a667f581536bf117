import { type QuoteView, quoteViews } from '@ticarum/contract/values/quotes'
import { type Role, roles } from '@ticarum/contract/values/roles'
import { withQuery } from '../../context/with-query.ts'

/** The list of quotes of each role. */
export const quoteListPath = (role: Role): string => `/${role}/quotes`

export const quotePath = (role: Role, id: string): string => `${quoteListPath(role)}/${id}`

/** Whose pages: all sides have the same. */
export const quoteRoleOf = (pathname: string): Role =>
  roles.find((role) => pathname.startsWith(`/${role}/`)) ?? 'customer'

/** What a list shows; without a choice in the address it begins with what waits for the reader, if anything does. */
export const listViews = [...quoteViews, 'all'] as const
export type ListView = (typeof listViews)[number]

export const listViewOf = (query: URLSearchParams): ListView | undefined =>
  listViews.find((known) => known === query.get('view'))

export const quotesPath = (role: Role, view: QuoteView | 'all'): string => withQuery(quoteListPath(role), { view })

/** What ?act opens over a quote's page. */
export const quoteDialogs = ['accept', 'withdraw', 'decline'] as const
export type QuoteDialog = (typeof quoteDialogs)[number]

export const quoteActPath = (page: string, act: QuoteDialog): string => withQuery(page, { act })

/** An older version, to read back. */
export const versionPath = (page: string, version: number): string => withQuery(page, { version: String(version) })
