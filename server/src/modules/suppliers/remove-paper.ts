import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Removes a paper; the worker deletes its file. */
export async function removePaper(ctx: Context, { id }: { id: string }) {
  const paper = await ctx.tx.first(sqlOf.selectFrom('supplier_papers').select('file').where('id', '=', id))
  if (!paper) return fail('NOT_FOUND')
  if (!personOf(ctx).companyOwner) return fail('FORBIDDEN')
  await ctx.tx.all(sqlOf.deleteFrom('supplier_papers').where('id', '=', id))
  await ctx.tx.sql("select fx.enqueue('sweep-paper', $1)", [JSON.stringify({ file: paper.file })])
  ctx.wakeWorker()
  return { done: true as const }
}
