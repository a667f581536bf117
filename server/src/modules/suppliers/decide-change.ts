import type { DecideChange } from '@ticarum/contract/procedures/verifications'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notifyMembers } from '../../platform/effects.ts'

/** An admin lets a change of what was checked take effect, or refuses it; the supplier's members are told. */
export async function decideChange(ctx: Context, { id, decision, reason }: DecideChange) {
  const change = await ctx.tx.first(sqlOf.selectFrom('supplier_changes').select('supplier_id').where('id', '=', id))
  if (!change) return fail('NOT_FOUND')
  const [answer] = await ctx.tx.sql<{ decided: boolean }>('select fx.decide_supplier_change($1, $2, $3) as decided', [
    id,
    decision === 'accepted',
    reason,
  ])
  if (!answer?.decided) return fail('ALREADY_DECIDED')
  await notifyMembers(
    ctx,
    change.supplier_id,
    `verification.change-${decision}`,
    decision === 'accepted' ? {} : { reason },
  )
  return { done: true as const }
}
