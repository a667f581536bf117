import type { Role } from '@ticarum/contract/values/roles'

/** Where members show, send and revoke the link to a quote. */
export const shareDealPath = (quoteId: string): string => `/quotes/${quoteId}/share`

/** Where members of a deal's companies, and the desk, read and answer it. */
export const dealMembersPath = (role: Role, quoteId: string): string => `/${role}/quotes/${quoteId}`
