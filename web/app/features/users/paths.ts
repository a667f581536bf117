import { type UserFilter, userFilters } from '@ticarum/contract/values/user-rules'
import { withQuery } from '../../context/with-query.ts'

export const USERS_PATH = '/admin/users'
export const userPath = (id: string): string => `${USERS_PATH}/${id}`

/** The tabs of the page. */
export const userViews = ['people', 'companies', 'suspended'] as const
export type UserView = (typeof userViews)[number]

export interface UserFilters {
  view: UserView
  q: string
  /** of people; '' for all */
  role: UserFilter | ''
}

/** Filters from the URL; invalid values are ignored. */
export const userFiltersOf = (query: URLSearchParams): UserFilters => ({
  view: userViews.find((known) => known === query.get('view')) ?? 'people',
  q: (query.get('q') ?? '').trim().slice(0, 100),
  role: userFilters.find((known) => known === query.get('role')) ?? '',
})

/** URL of the list with its filters only. */
export function usersPath(filters: Partial<UserFilters>): string {
  const query = userQuery(filters)
  return query.length > 0 ? withQuery(USERS_PATH, Object.fromEntries(query)) : USERS_PATH
}

/** The filters as the URL has them. */
export const userQuery = ({ view, q, role }: Partial<UserFilters>): [name: string, value: string][] =>
  Object.entries({ ...(view && view !== 'people' && { view }), ...(q && { q }), ...(role && { role }) })

/** Dialogs that ?act and ?user open over the list or a user's page. */
export const userDialogs = ['admin', 'customer', 'supplier', 'suspend', 'owner', 'confirm', 'passkeys'] as const
export type UserDialog = (typeof userDialogs)[number]

export const userDialogAt = (address: string, act: UserDialog, user: string): string =>
  withQuery(address, { act, user })
