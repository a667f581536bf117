import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Row security limits it to the company that sent it, and admins. */
export async function paymentProof(ctx: Context, { id }: { id: string }) {
  const proof = await ctx.tx.first(
    sqlOf.selectFrom('payment_proofs').select(['file', 'file_name', 'type']).where('id', '=', id),
  )
  return proof ? { file: proof.file, fileName: proof.file_name, type: proof.type } : fail('NOT_FOUND')
}
