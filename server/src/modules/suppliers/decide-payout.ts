import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notifyMembers, tellAdmins } from '../../platform/effects.ts'

interface PayoutDecision {
  id: string
  decision: 'agreed' | 'declined'
  reason: string
}

/** An admin agrees to where a supplier is paid, or declines; the supplier's members and all admins are told. */
export async function decidePayout(ctx: Context, { id, decision, reason }: PayoutDecision) {
  const proposal = await ctx.tx.first(
    sqlOf
      .selectFrom('payout_details')
      .innerJoin('suppliers', 'suppliers.id', 'payout_details.supplier_id')
      .select(['supplier_id', 'suppliers.name'])
      .where('payout_details.id', '=', id),
  )
  if (!proposal) return fail('NOT_FOUND')
  const [answer] = await ctx.tx.sql<{ decided: boolean }>('select fx.decide_payout($1, $2, $3) as decided', [
    id,
    decision === 'agreed',
    reason,
  ])
  if (!answer?.decided) return fail('ALREADY_DECIDED')
  await notifyMembers(ctx, proposal.supplier_id, `payout.${decision}`, decision === 'agreed' ? {} : { reason })
  await tellAdmins(ctx, 'payout', { name: proposal.name })
  return { done: true as const }
}
