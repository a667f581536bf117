import type { Context } from '../../door/context.ts'
import { makeOwner } from '../identity/identity.public.ts'
import { ownedCompanyOf } from './team.policy.ts'

export async function handOver(ctx: Context, { id }: { id: string }) {
  ownedCompanyOf(ctx)
  return makeOwner(ctx, { id })
}
