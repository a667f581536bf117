import type { VerificationDetails } from '@ticarum/contract/procedures/verifications'
import type { InboxKind } from '@ticarum/contract/values/inbox'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { setItemState } from './held-item.ts'

/** Closes the item of a thing with which the desk is done; one that was answered stays answered. */
export async function closeItemOf(ctx: Context, kind: InboxKind, subjectId: string): Promise<void> {
  const [item] = await ctx.tx.sql<{ id: string }>(
    `select i.id from inbox_items i join conversations c on c.id = i.id
      where c.kind = $1 and c.subject_id = $2 and i.queue = 'open' for update of i`,
    [kind, subjectId],
  )
  if (item) await setItemState(ctx, item.id, 'closed')
}

/** The application by which a supplier came. */
export async function applicationOfSupplier(ctx: Context, id: string): Promise<VerificationDetails['application']> {
  const row = await ctx.tx.first(
    sqlOf
      .selectFrom('applications')
      .innerJoin('conversations', (join) =>
        join.on('kind', '=', 'application').onRef('subject_id', '=', 'applications.id'),
      )
      .select((of) => [
        'conversations.id',
        'product_description',
        'applications.created_at',
        of
          .selectFrom('application_files')
          .select((file) => file.cast<number>(file.fn.countAll(), 'integer').as('number'))
          .whereRef('application_id', '=', 'applications.id')
          .as('files'),
      ])
      .where('applications.supplier_id', '=', id)
      .orderBy('applications.created_at', 'desc')
      .limit(1),
  )
  if (!row) return null
  const { id: itemId, product_description: message, created_at, files } = row
  return { itemId, message, files: files ?? 0, sentAt: created_at.toISOString() }
}
