import type { ConversationRow, Thread } from '@ticarum/contract/procedures/messages'
import { type MessageSide, type MessageSubject, mayInConversation } from '@ticarum/contract/values/messages'
import { isPhrase } from '@ticarum/contract/values/phrases'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'

/** A process of the release before knows no later phrases; it shows what they say. */
const phraseOf = (key: string | null) => (key !== null && isPhrase(key) ? key : null)

/** Unread messages are added up over so many conversations. */
const COUNTED = 100

/** The reader's side; row security shows no conversation of another company. */
const sideOf = (ctx: Context) => (personOf(ctx).role === 'supplier' ? 'supplier' : 'customer')

const conversations = (ctx: Context) =>
  sqlOf
    .selectFrom('conversations')
    .leftJoin('suppliers', 'suppliers.id', 'conversations.supplier_id')
    .leftJoin('conversation_readers as reader', (join) =>
      join.onRef('reader.conversation_id', '=', 'conversations.id').on('reader.user_id', '=', personOf(ctx).userId),
    )
    .select(['conversations.id', 'kind', 'customer_name', 'conversations.supplier_id', 'reader.unread'])
    .select(['suppliers.name as supplier_name', 'suppliers.business_email'])

interface StoredConversation {
  id: string
  kind: string
  customer_name: string
  supplier_id: string | null
  supplier_name: string | null
  business_email: string | null
  unread: number | null
}

/** A company without a name goes by its business e-mail, if it shows one. A customer's address is never shown. */
function presentOther(ctx: Context, row: StoredConversation): Omit<ConversationRow, 'last'> {
  const withDesk = row.kind === 'company'
  const ofSupplier = row.supplier_name && row.supplier_name !== '—' ? row.supplier_name : (row.business_email ?? '')
  const other = sideOf(ctx) === 'customer' ? ofSupplier : row.customer_name
  return {
    id: row.id,
    name: withDesk ? '' : other,
    withDesk,
    otherId: withDesk || sideOf(ctx) === 'supplier' ? null : row.supplier_id,
    unread: row.unread ?? 0,
  }
}

export async function listConversations(ctx: Context, { after, limit }: { after?: string | undefined; limit: number }) {
  const position = positionOf(after)
  const rows = await ctx.tx.all(
    conversations(ctx)
      .select(['last_at', 'last_side', 'last_body', 'last_phrase'])
      .where(`conversations.${sideOf(ctx)}_id`, '=', personOf(ctx).companyId)
      .where('kind', 'in', ['chat', 'company'])
      .where('last_number', '>', 0)
      .$if(position !== undefined, (query) =>
        query.where(sql<boolean>`(last_at, conversations.id) < (${position?.at}, ${position?.id})`),
      )
      .orderBy('last_at', 'desc')
      .orderBy('conversations.id', 'desc')
      .limit(limit + 1),
  )
  const placed = rows.map((row) => ({ id: row.id, created_at: row.last_at ?? ctx.now, row }))
  return keysetPage(placed, limit, ({ row, created_at }) => ({
    ...presentOther(ctx, row),
    last: {
      side: (row.last_side ?? 'desk') as MessageSide,
      body: row.last_body ?? '',
      phrase: phraseOf(row.last_phrase),
      at: created_at.toISOString(),
    },
  }))
}

export async function countUnread(ctx: Context) {
  const [counted] = await ctx.tx.sql<{ unread: number; undelivered: boolean }>(
    `select coalesce(sum(unread), 0)::integer as unread, coalesce(bool_or(undelivered), false) as undelivered
      from (select r.unread, (select c.kind <> 'company'
            and c.last_number > case $4::text when 'customer' then c.customer_got else c.supplier_got end
            from conversations c where c.id = r.conversation_id) as undelivered
          from conversation_readers r where r.user_id = $1 and r.company_id = $2 and r.unread > 0 limit $3) first`,
    [personOf(ctx).userId, personOf(ctx).companyId, COUNTED, sideOf(ctx)],
    'count-unread',
  )
  return counted ?? { unread: 0, undelivered: false }
}

export async function messageSubject(ctx: Context, { kind, subjectId }: { kind: MessageSubject; subjectId: string }) {
  const [found] = await ctx.tx.sql<{ company_name: string; name: string; conversation_id: string | null }>(
    'select company_name, name, conversation_id from fx.message_subject($1, $2)',
    [kind, subjectId],
    'message-subject',
  )
  if (!found) return fail('NOT_FOUND')
  return {
    about: { kind, id: subjectId, name: found.name },
    company: found.company_name,
    conversationId: found.conversation_id,
  }
}

interface FindThread {
  id: string
  before?: number | undefined
  limit: number
}

export async function getThread(ctx: Context, { id, before, limit }: FindThread): Promise<Thread> {
  const mine = sideOf(ctx)
  const [row, newest] = await Promise.all([
    ctx.tx.first(
      conversations(ctx)
        .select(['customer_read', 'supplier_read', 'customer_got', 'supplier_got'])
        .select(['customer_blocked_at', 'supplier_blocked_at'])
        .where('conversations.id', '=', id),
    ),
    ctx.tx.all(
      sqlOf
        .selectFrom('messages')
        .leftJoin('message_files as file', 'file.message_id', 'messages.id')
        .select(['id', 'number', 'side', 'sender_name', 'body', 'phrase', 'about_kind', 'about_id', 'about_name'])
        .select(['messages.created_at', 'file.type as file_type', 'file.bytes as file_bytes'])
        .where('conversation_id', '=', id)
        .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
        .orderBy('number', 'desc')
        .limit(limit + 1),
    ),
  ])
  if (!row) return fail('NOT_FOUND')
  const other = mine === 'customer' ? 'supplier' : 'customer'
  const readByOther = row[`${other}_read`]
  const gotByOther = Math.max(row[`${other}_got`], readByOther)
  const shown = newest.slice(0, limit).toReversed()
  return {
    ...presentOther(ctx, row),
    messages: shown.map((message) => ({
      id: message.id,
      number: message.number,
      side: message.side,
      mine: message.side === mine,
      name: message.sender_name,
      body: message.body,
      phrase: phraseOf(message.phrase),
      about:
        message.about_kind && message.about_id
          ? { kind: message.about_kind, id: message.about_id, name: message.about_name ?? '' }
          : null,
      file: message.file_type && message.file_bytes ? { type: message.file_type, bytes: message.file_bytes } : null,
      delivered: message.side === mine && message.number <= gotByOther,
      read: message.side === mine && message.number <= readByOther,
      createdAt: message.created_at.toISOString(),
    })),
    older: newest.length > limit ? (shown[0]?.number ?? null) : null,
    may: mayInConversation({
      kind: row.kind === 'company' ? 'company' : 'chat',
      blocked: row[`${mine}_blocked_at`] !== null,
      blockedByOther: row[`${other}_blocked_at`] !== null,
    }),
  }
}

/** Row security limits it to the companies that read the message, and admins. */
export async function messageFile(ctx: Context, { id }: { id: string }) {
  const found = await ctx.tx.first(
    sqlOf
      .selectFrom('message_files as file')
      .innerJoin('messages', 'messages.id', 'file.message_id')
      .select(['file.file', 'messages.body as fileName', 'file.type'])
      .where('file.message_id', '=', id),
  )
  return found ?? fail('NOT_FOUND')
}
