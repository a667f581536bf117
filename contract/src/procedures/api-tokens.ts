import { z } from 'zod'
import { Day, Done, Id, Moment } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { apiScopes, TOKEN_NAME_LENGTH, tokenDays, tokenRoles } from '../values/api-scopes.ts'

const Scopes = z
  .array(z.enum(apiScopes))
  .min(1)
  .max(apiScopes.length)
  .refine((scopes) => new Set(scopes).size === scopes.length)

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  madeBy: z.string().describe('for whom it acts: a member, who may have got another name since'),
  createdAt: Moment,
  expiresAt: Moment,
  lastUsedOn: Day.nullable(),
})
export type ApiToken = z.infer<typeof ApiToken>

export const MakeApiToken = z.object({
  tokenId: Id.describe('made by who asks: asked for twice it is one token'),
  name: z.string().trim().min(1).max(TOKEN_NAME_LENGTH),
  scopes: Scopes,
  days: z.coerce
    .number()
    .int()
    .refine((days) => (tokenDays as readonly number[]).includes(days))
    .describe(`until it expires: ${tokenDays.join(', ')}`),
})
export type MakeApiToken = z.output<typeof MakeApiToken>

const owners = { policy: tokenRoles, rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** Tokens by which machines call for a company (decision 82). Its owner makes and revokes them. */
export const apiTokens = {
  list: procedure({
    ...owners,
    summary: "My company's API tokens, newest first",
    method: 'GET',
    path: '/api-tokens',
    input: z.object({}),
    output: z.object({ items: z.array(ApiToken) }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  make: procedure({
    ...owners,
    summary: 'Make an API token; it is told in this answer and never again',
    method: 'PUT',
    path: '/api-tokens/:tokenId',
    input: MakeApiToken,
    output: z.object({ token: z.string() }),
    errors: ['TOKENS_FULL', 'CHANGED_MEANWHILE', 'EMAIL_NOT_CONFIRMED', 'REAUTHENTICATION_REQUIRED'],
    confirmed: true,
    reauth: true,
    rateLimit: { by: 'account', max: 20, seconds: 3600, shared: true },
    idempotency: 'natural',
    audit: 'api-tokens.make',
  }),
  revoke: procedure({
    ...owners,
    summary: 'Revoke an API token: its next call is refused',
    method: 'DELETE',
    path: '/api-tokens/:id',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'api-tokens.revoke',
  }),
}
