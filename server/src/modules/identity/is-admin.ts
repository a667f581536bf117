import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'

/** Whether this person is an admin, so that items and orders can be given to them. Only admins can ask. */
export async function isAdmin(ctx: Context, id: string): Promise<boolean> {
  const admin = await ctx.tx.first(
    sqlOf.selectFrom('user_roles').select('user_id').where('user_id', '=', id).where('role', '=', 'admin'),
  )
  return admin !== undefined
}
