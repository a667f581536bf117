import type { SupplierSettings } from '@ticarum/contract/procedures/supplier-settings'
import type { VerificationDetails } from '@ticarum/contract/procedures/verifications'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { checkedColumns, presentChecked } from './checked-fields.ts'

const newestChange = (supplierId: string) =>
  sqlOf
    .selectFrom('supplier_changes')
    .select(checkedColumns)
    .where('supplier_id', '=', supplierId)
    .orderBy('supplier_changes.created_at', 'desc')
    .orderBy('supplier_changes.id', 'desc')
    .limit(1)

/** For the supplier: what waits for an admin, or was refused last. */
export async function ownChange(ctx: Context, supplierId: string): Promise<SupplierSettings['change']> {
  const row = await ctx.tx.first(
    newestChange(supplierId).select(['state', 'reason', 'supplier_changes.created_at', 'decided_at']),
  )
  if (!row || row.state === 'accepted') return null
  const since = row.decided_at ?? row.created_at
  return { state: row.state, to: presentChecked(row), reason: row.reason, since: since.toISOString() }
}

/** For the desk: what waits. */
export async function waitingChange(ctx: Context, supplierId: string): Promise<VerificationDetails['change']> {
  const row = await ctx.tx.first(
    newestChange(supplierId)
      .innerJoin('people', 'people.id', 'supplier_changes.proposed_by')
      .select(['supplier_changes.id', 'full_name', 'supplier_changes.created_at'])
      .where('state', '=', 'waiting'),
  )
  return row
    ? { id: row.id, to: presentChecked(row), proposedBy: row.full_name, proposedAt: row.created_at.toISOString() }
    : null
}
