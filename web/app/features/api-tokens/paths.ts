import type { CompanyKind } from '@ticarum/contract/values/roles'
import { withQuery } from '../../context/with-query.ts'

export const apiTokensPath = (role: CompanyKind) => `/${role}/api-tokens` as const
/** A dialog over the page. */
export const revokeTokenAt = (role: CompanyKind, id: string): string => withQuery(apiTokensPath(role), { revoke: id })
/** Where the API is described, outside the pages that scripts draw. */
export const API_REFERENCE = '/api'
