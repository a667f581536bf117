import type { SaveProfile } from '@ticarum/contract/procedures/profile'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

export async function saveProfile(ctx: Context, { fullName, phone, address }: SaveProfile) {
  const { userId } = personOf(ctx)
  await ctx.tx.all(sqlOf.updateTable('people').set({ full_name: fullName }).where('id', '=', userId))
  await ctx.tx.all(
    sqlOf
      .updateTable('accounts')
      .set({ phone: phone || null, address: address || null })
      .where('id', '=', userId),
  )
  return { done: true as const }
}
