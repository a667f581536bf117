import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notify } from '../../platform/effects.ts'
import { ownedCompanyOf } from './api-access.policy.ts'

export async function revokeApiToken(ctx: Context, { id }: { id: string }) {
  const companyId = ownedCompanyOf(ctx)
  const revoked = await ctx.tx.first(
    sqlOf.deleteFrom('api_tokens').where('id', '=', id).where('company_id', '=', companyId).returning('name'),
  )
  if (!revoked) return fail('NOT_FOUND')
  await notify(ctx, personOf(ctx).userId, 'account.token-revoked', { name: revoked.name })
  return { done: true as const }
}
