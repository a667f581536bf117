import type { CustomerSettings } from '@ticarum/contract/procedures/customer-settings'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Without a row the defaults hold. */
export async function readCustomerSettings(ctx: Context): Promise<CustomerSettings> {
  const row = await ctx.tx.first(
    sqlOf
      .selectFrom('accounts')
      .leftJoin('settings', 'settings.user_id', 'accounts.id')
      .select(['email_notifications', 'order_updates', 'promotions', 'profile_visible', 'order_history'])
      .select(['accounts.language', 'accounts.currency'])
      .where('accounts.id', '=', personOf(ctx).userId),
  )
  if (!row) return fail('UNAUTHENTICATED')
  return {
    emailNotifications: row.email_notifications ?? true,
    orderUpdates: row.order_updates ?? true,
    promotions: row.promotions ?? false,
    profileVisible: row.profile_visible ?? true,
    orderHistory: row.order_history ?? true,
    language: row.language,
    currency: row.currency,
  }
}

export async function saveCustomerSettings(ctx: Context, input: CustomerSettings) {
  const { userId } = personOf(ctx)
  const chosen = {
    email_notifications: input.emailNotifications,
    order_updates: input.orderUpdates,
    promotions: input.promotions,
    profile_visible: input.profileVisible,
    order_history: input.orderHistory,
  }
  await ctx.tx.all(
    sqlOf
      .insertInto('settings')
      .values({ user_id: userId, ...chosen })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen)),
  )
  await ctx.tx.all(
    sqlOf
      .updateTable('accounts')
      .set({ language: input.language, language_chosen: true, currency: input.currency })
      .where('id', '=', userId),
  )
  return { done: true as const }
}
