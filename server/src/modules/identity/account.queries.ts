import type { AccountDeletion } from '@ticarum/contract/procedures/account'
import { undoUntil } from '@ticarum/contract/values/account'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export async function getDeletion(ctx: Context): Promise<AccountDeletion> {
  const { userId } = personOf(ctx)
  const [own, [waits]] = await Promise.all([
    ctx.tx.first(sqlOf.selectFrom('accounts').select('deletion_requested_at as at').where('id', '=', userId)),
    ctx.tx.sql<{ openOrders: number; nextOwner: string | null }>(
      `select fx.orders_before_deletion($1) as "openOrders",
          (select full_name from people where id = fx.next_owner($1)) as "nextOwner"`,
      [userId],
    ),
  ])
  if (!own || !waits) return fail('UNAUTHENTICATED')
  const requested = own.at && { at: own.at.toISOString(), undoUntil: undoUntil(own.at).toISOString() }
  return { requested, ...waits }
}
