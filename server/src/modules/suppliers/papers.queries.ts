import type { Paper } from '@ticarum/contract/procedures/papers'
import { paperStateOf } from '@ticarum/contract/values/papers'
import { dayOf } from '@ticarum/contract/values/working-days'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** The papers of a supplier, newest first; the database keeps them few. */
export async function papersOf(ctx: Context, supplierId: string): Promise<Paper[]> {
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('supplier_papers')
      .select(['id', 'kind', 'expires_on', 'file_name', 'created_at'])
      .where('supplier_id', '=', supplierId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  )
  return rows.map(({ id, kind, expires_on, file_name, created_at }) => ({
    id,
    kind: kind as Paper['kind'],
    expiresOn: expires_on,
    state: paperStateOf(expires_on, dayOf(ctx.now)),
    fileName: file_name,
    sentAt: created_at.toISOString(),
  }))
}

export async function myPapers(ctx: Context) {
  const { companyId, companyOwner } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  return { mayChange: companyOwner, papers: await papersOf(ctx, companyId) }
}

/** Row security limits it to the supplier's own members, and admins. */
export async function paperFile(ctx: Context, { id }: { id: string }) {
  const paper = await ctx.tx.first(
    sqlOf.selectFrom('supplier_papers').select(['file', 'file_name as fileName', 'type']).where('id', '=', id),
  )
  return paper ?? fail('NOT_FOUND')
}
