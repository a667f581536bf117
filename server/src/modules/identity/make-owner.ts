import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notify, tellAdmins } from '../../platform/effects.ts'

/** Makes a member the owner of their company: by its owner, or by an admin. The database knows who may. */
export async function makeOwner(ctx: Context, { id }: { id: string }) {
  const [answer] = await ctx.tx.sql<{ handed: boolean }>('select fx.hand_over_company($1) as handed', [id])
  if (!answer?.handed) return fail('NOT_FOUND')
  await notify(ctx, id, 'company.handed-over', {})
  if (personOf(ctx).role === 'admin') await tellAdmins(ctx, 'owner', { userId: id })
  return { done: true as const }
}
