import type { CompanyKind, Role } from '@ticarum/contract/values/roles'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notify, tellAdmins } from '../../platform/effects.ts'
import { keepsAnAdmin } from './keeps-an-admin.ts'

/** A user whose role the actor may set: another one, who is not suspended. */
async function otherUser(ctx: Context, id: string): Promise<{ role: string }> {
  const user = await ctx.tx.first(sqlOf.selectFrom('user_directory').select(['role', 'suspended']).where('id', '=', id))
  if (!user) return fail('NOT_FOUND')
  if (id === personOf(ctx).userId) return fail('FORBIDDEN')
  return user.suspended ? fail('WRONG_STATE', { state: 'suspended' }) : user
}

async function change(ctx: Context, id: string, role: Role) {
  const [answer] = await keepsAnAdmin(() =>
    ctx.tx.sql<{ set: boolean }>('select fx.set_user_role($1, $2, $3) as set', [id, role, ctx.newId()]),
  )
  if (!answer?.set) return fail('NOT_FOUND')
  await notify(ctx, id, 'role.changed', { role })
  return { done: true as const }
}

export async function setRole(ctx: Context, { id, role }: { id: string; role: CompanyKind }) {
  const user = await otherUser(ctx, id)
  if (user.role === role) return { done: true as const }
  await tellAdmins(ctx, 'role', { userId: id })
  return change(ctx, id, role)
}

export async function makeAdmin(ctx: Context, { id }: { id: string }) {
  const user = await otherUser(ctx, id)
  if (user.role === 'admin') return { done: true as const }
  await tellAdmins(ctx, 'made_admin', { userId: id })
  return change(ctx, id, 'admin')
}
