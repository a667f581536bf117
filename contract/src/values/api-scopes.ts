import type { Role } from './roles.ts'

/** What an API token may be made for. A procedure names the one that it needs; without one no token may call it. */
export const apiScopes = ['products:read', 'products:write', 'orders:read', 'orders:write'] as const
export type ApiScope = (typeof apiScopes)[number]

/** Whose accounts have tokens at all: never those of the desk. */
export const tokenRoles = ['supplier', 'customer'] as const satisfies readonly Role[]

/** What a token of each is worth making for: customers have no products to change. */
export const scopesOfRole = {
  supplier: apiScopes,
  customer: ['products:read', 'orders:read', 'orders:write'],
} as const satisfies Record<(typeof tokenRoles)[number], readonly ApiScope[]>

/** Scanners for secrets find tokens by it. */
export const TOKEN_PREFIX = 'tic_'
export const TOKEN_NAME_LENGTH = 60
/** Live ones that a company may have. */
export const MOST_TOKENS = 10
/** For how many days one may be made. */
export const tokenDays = [30, 90, 180, 365] as const
/** Calls of one token in a minute, on each server. */
export const TOKEN_CALLS = 600
