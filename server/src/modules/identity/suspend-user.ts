import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notify, tellAdmins } from '../../platform/effects.ts'
import { keepsAnAdmin } from './keeps-an-admin.ts'

export async function suspendUser(ctx: Context, { id, reason }: { id: string; reason: string }) {
  if (id === personOf(ctx).userId) return fail('FORBIDDEN')
  const [answer] = await keepsAnAdmin(() =>
    ctx.tx.sql<{ suspended: boolean }>('select fx.suspend_account($1, $2) as suspended', [id, reason]),
  )
  if (!answer?.suspended) return fail('NOT_FOUND')
  await notify(ctx, id, 'account.suspended', { reason })
  await tellAdmins(ctx, 'suspended', { userId: id })
  return { done: true as const }
}

export async function restoreUser(ctx: Context, { id }: { id: string }) {
  const [answer] = await ctx.tx.sql<{ restored: boolean }>('select fx.restore_account($1) as restored', [id])
  if (!answer?.restored) return fail('NOT_FOUND')
  await notify(ctx, id, 'account.restored', {})
  return { done: true as const }
}
