import type { VerificationDetails } from '@ticarum/contract/procedures/verifications'
import type { InboxKind } from '@ticarum/contract/values/inbox'
import type { Language } from '@ticarum/contract/values/languages'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { holdItem, setItemState } from './held-item.ts'
import { writeAndMail } from './reply-to-item.ts'

export { heldBack } from './spam-check.ts'

/** The item of a thing, while the desk has to answer it. */
async function openItemOf(ctx: Context, kind: InboxKind, subjectId: string) {
  const [item] = await ctx.tx.sql<{ id: string; state: string }>(
    `select i.id, i.state from inbox_items i join conversations c on c.id = i.id
      where c.kind = $1 and c.subject_id = $2 and i.queue = 'open' for update of i`,
    [kind, subjectId],
  )
  return item
}

/** Closes the item of a thing with which the desk is done; one that was answered stays answered. */
export async function closeItemOf(ctx: Context, kind: InboxKind, subjectId: string): Promise<void> {
  const item = await openItemOf(ctx, kind, subjectId)
  if (item) await setItemState(ctx, item.id, 'closed')
}

/** Whoever begins to work on what nobody has taken yet takes it. */
export async function takeItemOf(ctx: Context, kind: InboxKind, subjectId: string): Promise<void> {
  const item = await openItemOf(ctx, kind, subjectId)
  if (item?.state === 'new') await setItemState(ctx, item.id, 'taken')
}

interface Reader {
  name: string
  language: Language
}

/** Answers the item of a thing by e-mail, in the language of who reads it. */
export async function answerItemOf(
  ctx: Context,
  { kind, subjectId, version }: { kind: InboxKind; subjectId: string; version: string },
  words: (reader: Reader) => string,
): Promise<void> {
  const about = sqlOf.selectFrom('conversations').select('id').where('kind', '=', kind)
  const { id } = (await ctx.tx.first(about.where('subject_id', '=', subjectId))) ?? fail('NOT_FOUND')
  await holdItem(ctx, { id, version })
  const [reader] = await ctx.tx.sql<Reader & Record<string, unknown>>(
    'select name, language from fx.reply_recipient($1)',
    [id],
  )
  await writeAndMail(ctx, id, words(reader ?? fail('WRONG_STATE', { state: 'unreachable' })))
  await setItemState(ctx, id, 'answered', true)
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
