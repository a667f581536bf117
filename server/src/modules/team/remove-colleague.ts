import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { ownedCompanyOf } from './team.policy.ts'

export async function removeColleague(ctx: Context, { id }: { id: string }) {
  ownedCompanyOf(ctx)
  const [answer] = await ctx.tx.sql<{ removed: boolean }>('select fx.remove_colleague($1) as removed', [id])
  return answer?.removed ? { done: true as const } : fail('NOT_FOUND')
}
