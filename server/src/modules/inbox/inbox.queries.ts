import type { FindInboxItems, InboxItem, InboxRow } from '@ticarum/contract/procedures/inbox'
import { type InboxKind, type InboxState, mayMove } from '@ticarum/contract/values/inbox'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { searchQuery } from '../../platform/search-query.ts'
import { subjectOf } from './inbox-subject.ts'

/** Counts are exact up to here (D44). */
const COUNTED = 100

const items = sqlOf
  .selectFrom('inbox_items')
  .leftJoin('people', 'people.id', 'inbox_items.assignee_id')
  .select([
    'inbox_items.id',
    'inbox_items.kind',
    'who',
    'beginning',
    'state',
    'assignee_id',
    'people.full_name as assignee_name',
    'due_at',
    'sort_at',
    'answered_at',
    'inbox_items.created_at',
  ])

interface StoredItem {
  id: string
  kind: string
  who: string
  beginning: string
  state: string
  assignee_id: string | null
  assignee_name: string | null
  due_at: Date | null
  answered_at: Date | null
  created_at: Date
}

const presentRow = (row: StoredItem): InboxRow => ({
  id: row.id,
  kind: row.kind as InboxKind,
  who: row.who,
  beginning: row.beginning,
  state: row.state as InboxState,
  assignee: row.assignee_id ? { id: row.assignee_id, name: row.assignee_name ?? '' } : null,
  dueAt: row.due_at?.toISOString() ?? null,
  answeredAt: row.answered_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

/** Items to answer come by when the answer is due, all others newest first. */
export async function listInboxItems(ctx: Context, { view, kind, q, after, limit }: FindInboxItems) {
  const queue = view === 'late' || view === 'mine' ? 'open' : view
  const byDue = queue === 'open'
  const position = positionOf(after)
  const search = searchQuery(q)
  const further = byDue
    ? sql<boolean>`(sort_at, inbox_items.id) > (${position?.at}, ${position?.id})`
    : sql<boolean>`(inbox_items.created_at, inbox_items.id) < (${position?.at}, ${position?.id})`
  const rows = await ctx.tx.all(
    items
      .where('queue', '=', queue)
      .$if(view === 'late', (query) => query.where('due_at', '<', ctx.now).where('sort_at', '<', ctx.now))
      .$if(view === 'mine', (query) => query.where('assignee_id', '=', personOf(ctx).userId))
      .$if(kind !== undefined, (query) => query.where('inbox_items.kind', '=', kind ?? 'contact'))
      .$if(search !== undefined, (query) =>
        query.where(sql<boolean>`inbox_items.id in (select fx.search_desk('inbox', ${search}))`),
      )
      .$if(position !== undefined, (query) => query.where(further))
      .orderBy(byDue ? sql`sort_at, inbox_items.id` : sql`inbox_items.created_at desc, inbox_items.id desc`)
      .limit(limit + 1),
  )
  const placed = rows.map((row) => ({ id: row.id, created_at: byDue ? row.sort_at : row.created_at, row }))
  return keysetPage(placed, limit, ({ row }) => presentRow(row))
}

export async function countInboxItems(ctx: Context) {
  const [counts] = await ctx.tx.sql<{ open: number; late: number; mine: number }>(
    `select (select count(*) from (select from inbox_items where queue = 'open' limit $1) o)::integer as open,
        (select count(*) from (select from inbox_items where queue = 'open' and due_at < $2 and sort_at < $2
          limit $1) l)::integer as late,
        (select count(*) from (select from inbox_items where queue = 'open' and assignee_id = $3
          limit $1) m)::integer as mine`,
    [COUNTED + 1, ctx.now, personOf(ctx).userId],
    'count-inbox',
  )
  return counts ?? fail('NOT_FOUND')
}

interface Recipient {
  name: string
  email: string
  language: 'en'
}

export async function getInboxItem(ctx: Context, { id }: { id: string }): Promise<InboxItem> {
  const row = await ctx.tx.first(
    items
      .innerJoin('conversations', 'conversations.id', 'inbox_items.id')
      .select(['held_back', 'inbox_items.updated_at', 'conversations.subject_id'])
      .where('inbox_items.id', '=', id),
  )
  if (!row) return fail('NOT_FOUND')
  const [subject, [recipient], messages, notes] = await Promise.all([
    subjectOf(ctx, row.kind as InboxKind, row.subject_id),
    ctx.tx.sql<Recipient & Record<string, unknown>>('select name, email, language from fx.reply_recipient($1)', [id]),
    ctx.tx.all(
      sqlOf
        .selectFrom('messages')
        .leftJoin('mail_log', 'mail_log.id', 'messages.mail_id')
        .select(['messages.id', 'side', 'sender_name', 'body', 'mail_log.state as mail_state', 'messages.created_at'])
        .select(['cut', 'files_left_out'])
        .where('conversation_id', '=', id)
        .orderBy('number', 'desc')
        .limit(500),
    ),
    ctx.tx.all(
      sqlOf
        .selectFrom('inbox_notes')
        .select(['id', 'author_name as name', 'body', 'created_at'])
        .where('item_id', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .limit(500),
    ),
  ])
  const item = presentRow(row)
  return {
    ...item,
    heldBack: row.held_back !== null,
    subject,
    recipient: recipient ?? null,
    messages: messages
      .toReversed()
      .map(({ sender_name, mail_state, created_at, side, cut, files_left_out, ...message }) => ({
        ...message,
        side: side as 'desk',
        name: sender_name,
        mailState: mail_state,
        received: cut === null ? null : { cut, filesLeftOut: files_left_out ?? 0 },
        createdAt: created_at.toISOString(),
      })),
    notes: notes.map(({ created_at, ...note }) => ({ ...note, createdAt: created_at.toISOString() })),
    version: row.updated_at.toISOString(),
    may: mayMove(item),
  }
}
