import { randomBytes } from 'node:crypto'
import type { MakeApiToken } from '@ticarum/contract/procedures/api-tokens'
import { TOKEN_PREFIX } from '@ticarum/contract/values/api-scopes'
import { hashToken } from '../../door/authenticate.ts'
import { type Context, personOf } from '../../door/context.ts'
import { notify } from '../../platform/effects.ts'
import { ownedCompanyOf } from './api-access.policy.ts'

const DAY = 24 * 3600 * 1000

/** The token leaves here once. No key keeps this answer: asked for again, the same one gets another secret. */
export async function makeApiToken(ctx: Context, { tokenId, name, scopes, days }: MakeApiToken) {
  ownedCompanyOf(ctx)
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url')
  const until = new Date(ctx.now.getTime() + days * DAY)
  const [kept] = await ctx.tx.sql<{ made: boolean }>('select fx.make_api_token($1, $2, $3, $4, $5) as made', [
    tokenId,
    hashToken(token),
    name,
    scopes,
    until,
  ])
  if (kept?.made) await notify(ctx, personOf(ctx).userId, 'account.token-made', { name })
  return { token }
}
