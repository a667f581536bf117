import type { ApiToken } from '@ticarum/contract/procedures/api-tokens'
import { apiScopes } from '@ticarum/contract/values/api-scopes'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { ownedCompanyOf } from './api-access.policy.ts'

/** Expired ones are swept after a while, so that a factory sees why its machine stopped. */
export async function listApiTokens(ctx: Context): Promise<{ items: ApiToken[] }> {
  const companyId = ownedCompanyOf(ctx)
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('api_tokens')
      .innerJoin('people', 'people.id', 'api_tokens.user_id')
      .select(['api_tokens.id', 'name', 'scopes', 'full_name', 'api_tokens.created_at', 'expires_at', 'last_used_on'])
      .where('api_tokens.company_id', '=', companyId)
      .orderBy('api_tokens.created_at', 'desc')
      .orderBy('api_tokens.id', 'desc')
      .limit(100),
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      scopes: apiScopes.filter((scope) => row.scopes.includes(scope)),
      madeBy: row.full_name,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      lastUsedOn: row.last_used_on,
    })),
  }
}
