import type { ConversationRow, Message, Thread } from '@ticarum/contract/procedures/messages'
import type { OrderEvent } from '@ticarum/contract/procedures/order-shapes'
import {
  type MessageSide,
  type MessageSubject,
  mayInConversation,
  messageSides,
} from '@ticarum/contract/values/messages'
import { isPhrase } from '@ticarum/contract/values/phrases'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { dealEvents, dealsOf } from '../orders/orders.public.ts'

/** A process of the release before knows no later phrases; it shows what they say. */
const phraseOf = (key: string | null) => (key !== null && isPhrase(key) ? key : null)

/** Unread messages are added up over so many conversations. */
const COUNTED = 100

/** A question, and an answer of the desk from before, is written as an event and as a message in one transaction. */
const SAID_WITHIN = 60_000

/** The reader's side; row security shows no conversation of another company. */
export function sideOf(ctx: Context): MessageSide {
  const { role } = personOf(ctx)
  return role === 'admin' ? 'desk' : (role ?? 'customer')
}

export const conversations = (ctx: Context) =>
  sqlOf
    .selectFrom('conversations')
    .leftJoin('suppliers', 'suppliers.id', 'conversations.supplier_id')
    .select(['conversations.id', 'kind', 'subject_id', 'customer_name', 'conversations.supplier_id'])
    .select(['suppliers.name as supplier_name', 'suppliers.business_email'])
    .$if(sideOf(ctx) !== 'desk', (query) =>
      query
        .leftJoin('conversation_readers as reader', (join) =>
          join.onRef('reader.conversation_id', '=', 'conversations.id').on('reader.user_id', '=', personOf(ctx).userId),
        )
        .select('reader.unread'),
    )

interface StoredConversation {
  id: string
  kind: string
  subject_id: string
  customer_name: string
  supplier_id: string | null
  supplier_name: string | null
  business_email: string | null
  unread?: number | null
}
type Deals = Awaited<ReturnType<typeof dealsOf>>
type Deal = NonNullable<ReturnType<Deals['get']>>

/** A company without a name goes by its business e-mail, if it shows one. A customer's address is never shown. */
export function presentOther(ctx: Context, row: StoredConversation, deals: Deals): Omit<ConversationRow, 'last'> {
  const deal = row.kind === 'order' ? deals.get(row.subject_id) : undefined
  if (deal) return presentDeal(ctx, row.id, deal, row.unread ?? 0)
  const withDesk = row.kind === 'company'
  const ofSupplier = row.supplier_name && row.supplier_name !== '—' ? row.supplier_name : (row.business_email ?? '')
  const other = sideOf(ctx) === 'customer' ? ofSupplier : row.customer_name
  return {
    id: row.id,
    name: withDesk ? '' : other,
    withDesk,
    otherId: withDesk || sideOf(ctx) === 'supplier' ? null : row.supplier_id,
    order: null,
    unread: row.unread ?? 0,
  }
}

/** The thread of an order goes by its other company; for the desk by both. */
function presentDeal(ctx: Context, id: string, deal: Deal, unread: number): Omit<ConversationRow, 'last'> {
  const side = sideOf(ctx)
  const names = { customer: deal.supplier, supplier: deal.customer, desk: `${deal.customer} · ${deal.supplier}` }
  return {
    id,
    name: names[side],
    withDesk: false,
    otherId: side === 'customer' ? deal.supplierId : null,
    order: { id: deal.id, number: deal.number },
    unread,
  }
}

export async function listConversations(ctx: Context, { after, limit }: { after?: string | undefined; limit: number }) {
  const position = positionOf(after)
  const rows = await ctx.tx.all(
    conversations(ctx)
      .select(['last_at', 'last_side', 'last_body', 'last_phrase'])
      .where(`conversations.${sideOf(ctx) === 'supplier' ? 'supplier' : 'customer'}_id`, '=', personOf(ctx).companyId)
      .where('kind', 'in', ['chat', 'company', 'order'])
      .where('last_number', '>', 0)
      .$if(position !== undefined, (query) =>
        query.where(sql<boolean>`(last_at, conversations.id) < (${position?.at}, ${position?.id})`),
      )
      .orderBy('last_at', 'desc')
      .orderBy('conversations.id', 'desc')
      .limit(limit + 1),
  )
  const deals = await dealsOf(ctx, ordersIn(rows))
  const placed = rows.map((row) => ({ id: row.id, created_at: row.last_at ?? ctx.now, row }))
  return keysetPage(placed, limit, ({ row, created_at }) => ({
    ...presentOther(ctx, row, deals),
    last: {
      side: (row.last_side ?? 'desk') as MessageSide,
      body: row.last_body ?? '',
      phrase: phraseOf(row.last_phrase),
      at: created_at.toISOString(),
    },
  }))
}

export const ordersIn = (rows: StoredConversation[]) =>
  rows.filter(({ kind }) => kind === 'order').map(({ subject_id }) => subject_id)

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
  /** of a conversation, or of an order */
  id: string
  before?: number | undefined
  limit: number
}

export async function getThread(ctx: Context, { id, before, limit }: FindThread): Promise<Thread> {
  const mine = sideOf(ctx)
  const named = await threadNamed(ctx, id)
  const [row, found] = await Promise.all([
    ctx.tx.first(
      conversations(ctx)
        .select(['customer_read', 'supplier_read', 'desk_read', 'customer_got', 'supplier_got'])
        .select(['customer_blocked_at', 'supplier_blocked_at'])
        .where('conversations.id', '=', named)
        .$if(mine === 'desk', (query) => query.where('kind', '=', 'order')),
    ),
    ctx.tx.all(
      sqlOf
        .selectFrom('messages')
        .leftJoin('message_files as file', 'file.message_id', 'messages.id')
        .select(['id', 'number', 'side', 'sender_name', 'body', 'phrase', 'about_kind', 'about_id', 'about_name'])
        .select(['messages.created_at', 'file.type as file_type', 'file.bytes as file_bytes'])
        .where('conversation_id', '=', named)
        .$if(before !== undefined, (query) => query.where('number', '<=', before ?? 0))
        .orderBy('number', 'desc')
        .limit(limit + 2),
    ),
  ])
  if (!row) return emptyThread(ctx, id)
  const newest = found.filter(({ number }) => number !== before)
  const shown = newest.slice(0, limit).toReversed()
  const between = { after: newest[limit]?.created_at, until: found.find(({ number }) => number === before)?.created_at }
  const [deals, events] = await Promise.all([
    dealsOf(ctx, ordersIn([row])),
    row.kind === 'order' ? dealEvents(ctx, row.subject_id, between) : [],
  ])
  const isSaid = ({ kind, at, text }: OrderEvent) =>
    (kind === 'inquiry' || kind === 'note') &&
    found.some(({ body, created_at }) => body === text && Math.abs(created_at.getTime() - Date.parse(at)) < SAID_WITHIN)
  const readUpTo = { customer: row.customer_read, supplier: row.supplier_read, desk: row.desk_read }
  const gotUpTo = {
    customer: Math.max(row.customer_got, row.customer_read),
    supplier: Math.max(row.supplier_got, row.supplier_read),
    desk: row.desk_read,
  }
  const present = (message: (typeof found)[number]): Message => {
    const readBy = messageSides.filter((side) => side !== message.side && message.number <= readUpTo[side])
    return {
      id: message.id,
      number: message.number,
      side: message.side,
      mine: message.side === mine,
      name: row.kind === 'order' && message.side === 'desk' && mine !== 'desk' ? '' : message.sender_name,
      body: message.body,
      phrase: phraseOf(message.phrase),
      about:
        message.about_kind && message.about_id
          ? { kind: message.about_kind, id: message.about_id, name: message.about_name ?? '' }
          : null,
      file: message.file_type && message.file_bytes ? { type: message.file_type, bytes: message.file_bytes } : null,
      delivered: message.side === mine && messageSides.some((side) => side !== mine && message.number <= gotUpTo[side]),
      read: message.side === mine && readBy.length > 0,
      readBy: message.side === mine ? readBy : [],
      createdAt: message.created_at.toISOString(),
    }
  }
  return {
    ...presentOther(ctx, { ...row, ...(mine === 'desk' && { unread: await unreadByDesk(ctx, row) }) }, deals),
    messages: shown.map(present),
    events: events.filter((event) => !isSaid(event)),
    older: newest.length > limit ? (shown[0]?.number ?? null) : null,
    may: mayInConversation({
      kind: row.kind === 'company' || row.kind === 'order' ? row.kind : 'chat',
      blocked: mine !== 'desk' && row[`${mine}_blocked_at`] !== null,
      blockedByOther: row[mine === 'customer' ? 'supplier_blocked_at' : 'customer_blocked_at'] !== null,
    }),
  }
}

/** The thread of an order is also found by the order. */
async function threadNamed(ctx: Context, id: string): Promise<string> {
  const [thread] = await ctx.tx.sql<{ id: string }>(
    "select id from conversations where kind = 'order' and subject_id = $1",
    [id],
    'thread-of-order',
  )
  return thread?.id ?? id
}

/** The thread of an order in which nobody has written yet. */
async function emptyThread(ctx: Context, id: string): Promise<Thread> {
  const deal = (await dealsOf(ctx, [id])).get(id)
  if (!deal) return fail('NOT_FOUND')
  return {
    ...presentDeal(ctx, id, deal, 0),
    messages: [],
    events: await dealEvents(ctx, id, { after: undefined, until: undefined }),
    older: null,
    may: mayInConversation({ kind: 'order', blocked: false, blockedByOther: false }),
  }
}

/** What the desk has read is one number for all admins. */
async function unreadByDesk(ctx: Context, { id, desk_read }: { id: string; desk_read: number }): Promise<number> {
  const [counted] = await ctx.tx.sql<{ unread: number }>(
    `select count(*)::integer as unread from (select from messages
      where conversation_id = $1 and number > $2 and side <> 'desk' limit $3) first`,
    [id, desk_read, COUNTED],
    'unread-by-desk',
  )
  return counted?.unread ?? 0
}

/** Row security limits it to the sides of the conversation. */
export async function messageFile(ctx: Context, { id }: { id: string }) {
  const [found] = await ctx.tx.sql<{ file: string; fileName: string; type: string }>(
    `select f.file, m.body as "fileName", f.type from message_files f
      join messages m on m.id = f.message_id where f.message_id = $1`,
    [id],
    'message-file',
  )
  return found ?? fail('NOT_FOUND')
}
