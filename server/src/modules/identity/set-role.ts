import type { CompanyKind, Role } from '@ticarum/contract/values/roles'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notify } from '../../platform/effects.ts'
import { keepsAnAdmin } from './keeps-an-admin.ts'

/** A user whose role the actor may set: another one, who is not suspended. */
async function otherUser(ctx: Context, id: string): Promise<{ fullName: string; role: string }> {
  const user = await ctx.tx.first(
    sqlOf
      .selectFrom('user_directory')
      .innerJoin('people', 'people.id', 'user_directory.id')
      .select(['user_directory.role', 'user_directory.suspended', 'people.full_name as fullName'])
      .where('user_directory.id', '=', id),
  )
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
  return user.role === role ? { done: true as const } : change(ctx, id, role)
}

/** All admins learn of a new one. */
export async function makeAdmin(ctx: Context, { id }: { id: string }) {
  const user = await otherUser(ctx, id)
  if (user.role === 'admin') return { done: true as const }
  const admins = await ctx.tx.sql<{ id: string }>('select fx.active_admins() as id')
  const by = await ctx.tx.first(sqlOf.selectFrom('people').select('full_name').where('id', '=', personOf(ctx).userId))
  await notify(
    ctx,
    admins.map((admin) => admin.id),
    'admin.made',
    { name: user.fullName, userId: id, by: by?.full_name ?? '', byId: personOf(ctx).userId },
  )
  return change(ctx, id, 'admin')
}
