import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { tellAdmins } from '../../platform/effects.ts'

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
  if (!changed) return fail('NOT_FOUND')
  const supplier = await ctx.tx.first(sqlOf.selectFrom('suppliers').select('name').where('id', '=', id))
  await tellAdmins(ctx, 'fee', { name: supplier?.name ?? '' })
  return { done: true as const }
}
