import type { AdminSettings, SaveAdminSettings } from '@ticarum/contract/procedures/admin-settings'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Without a row every toggle is on. */
export async function readAdminSettings(ctx: Context): Promise<AdminSettings> {
  const row = await ctx.tx.first(
    sqlOf
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.id')
      .leftJoin('settings', 'settings.user_id', 'accounts.id')
      .select(['people.full_name', 'accounts.email'])
      .select(['new_orders', 'new_users', 'new_feedback', 'system_alerts'])
      .where('accounts.id', '=', personOf(ctx).userId),
  )
  if (!row) return fail('UNAUTHENTICATED')
  return {
    fullName: row.full_name,
    email: row.email,
    newOrders: row.new_orders ?? true,
    newUsers: row.new_users ?? true,
    newFeedback: row.new_feedback ?? true,
    systemAlerts: row.system_alerts ?? true,
  }
}

export async function saveAdminSettings(ctx: Context, { fullName, email, ...toggles }: SaveAdminSettings) {
  const { userId } = personOf(ctx)
  const own = await ctx.tx.first(sqlOf.selectFrom('accounts').select('email').where('id', '=', userId))
  if (email && email !== own?.email) return fail('INPUT_INVALID', { fields: { email: 'invalid' } })

  await ctx.tx.all(sqlOf.updateTable('people').set({ full_name: fullName }).where('id', '=', userId))
  const chosen = {
    new_orders: toggles.newOrders,
    new_users: toggles.newUsers,
    new_feedback: toggles.newFeedback,
    system_alerts: toggles.systemAlerts,
  }
  await ctx.tx.all(
    sqlOf
      .insertInto('settings')
      .values({ user_id: userId, ...chosen })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen)),
  )
  return { done: true as const }
}
