import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export async function setSupplierFee(
  ctx: Context,
  { id, feeHundredths }: { id: string; feeHundredths: number | null },
) {
  const [changed] = await ctx.tx.all(
    sqlOf
      .updateTable('supplier_private')
      .set({ fee_hundredths: feeHundredths })
      .where('supplier_id', '=', id)
      .returning('supplier_id'),
  )
  return changed ? { done: true as const } : fail('NOT_FOUND')
}
