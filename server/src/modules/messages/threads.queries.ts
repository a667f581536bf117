import type { Message, Thread } from '@ticarum/contract/procedures/messages'
import type { OrderEvent } from '@ticarum/contract/procedures/order-shapes'
import { mayInConversation, messageSides } from '@ticarum/contract/values/messages'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { COUNTED, conversations, phraseOf, presentDeal, presentOther, sideOf } from './messages.queries.ts'
import { dealsIn, whatHappened } from './thread-deals.ts'

/** A question, and an answer of the desk from before, is written as an event and as a message in one transaction. */
const SAID_WITHIN = 60_000

interface FindThread {
  /** of a conversation, an order or a quote */
  id: string
  before?: number | undefined
  limit: number
}

export async function getThread(ctx: Context, asked: FindThread): Promise<Thread> {
  const { id, before, limit } = asked
  const mine = sideOf(ctx)
  const named = await threadNamed(ctx, id)
  const [row, found] = await Promise.all([
    ctx.tx.first(
      conversations(ctx)
        .select(['customer_read', 'supplier_read', 'desk_read', 'customer_got', 'supplier_got'])
        .select(['customer_blocked_at', 'supplier_blocked_at'])
        .where('conversations.id', '=', named)
        .$if(mine === 'desk', (query) => query.where('kind', 'in', ['order', 'quote'])),
    ),
    ctx.tx.all(
      sqlOf
        .selectFrom('messages')
        .leftJoin('message_files as file', 'file.message_id', 'messages.id')
        .select(['id', 'number', 'side', 'sender_name', 'body', 'phrase', 'language', 'about_kind', 'about_id'])
        .select(['about_name', 'messages.created_at', 'file.type as file_type', 'file.bytes as file_bytes'])
        .where('conversation_id', '=', named)
        .$if(before !== undefined, (query) => query.where('number', '<=', before ?? 0))
        .orderBy('number', 'desc')
        .limit(limit + 2),
    ),
  ])
  if (!row) return emptyThread(ctx, asked)
  const newest = found.filter(({ number }) => number !== before)
  const shown = newest.slice(0, limit).toReversed()
  const between = { after: newest[limit]?.created_at, until: found.find(({ number }) => number === before)?.created_at }
  const kind = (['company', 'order', 'quote'] as const).find((known) => known === row.kind) ?? 'chat'
  const deals = await dealsIn(ctx, [row])
  const happened = await whatHappened(ctx, deals.get(row.subject_id), between)
  const isSaid = ({ kind, at, text }: OrderEvent) =>
    (kind === 'inquiry' || kind === 'note') &&
    found.some(({ body, created_at }) => body === text && Math.abs(created_at.getTime() - Date.parse(at)) < SAID_WITHIN)
  const isDeal = kind === 'order' || kind === 'quote'
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
      name: isDeal && message.side === 'desk' && mine !== 'desk' ? '' : message.sender_name,
      body: message.body,
      phrase: phraseOf(message.phrase),
      language: message.language,
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
    ...happened,
    events: happened.events.filter((event) => !isSaid(event)),
    older: newest.length > limit ? (shown[0]?.number ?? null) : null,
    may: mayInConversation({
      kind,
      blocked: mine !== 'desk' && row[`${mine}_blocked_at`] !== null,
      blockedByOther: row[mine === 'customer' ? 'supplier_blocked_at' : 'customer_blocked_at'] !== null,
    }),
  }
}

/** The thread of an order is also found by the order; a quote's has the quote's id. */
async function threadNamed(ctx: Context, id: string): Promise<string> {
  const [thread] = await ctx.tx.sql<{ id: string }>(
    "select id from conversations where kind = 'order' and subject_id = $1",
    [id],
    'thread-of-order',
  )
  return thread?.id ?? id
}

/** The thread of an order or a quote in which nobody has written yet; a quote that was ordered has its order's. */
async function emptyThread(ctx: Context, asked: FindThread): Promise<Thread> {
  const { id } = asked
  const named = (kind: string) => ({ kind, subject_id: id })
  const deal = (await dealsIn(ctx, [named('order'), named('quote')])).get(id)
  if (!deal) return fail('NOT_FOUND')
  const happened = await whatHappened(ctx, deal, { after: undefined, until: undefined })
  const order = deal.kind === 'quote' ? happened.cards.find((card) => card.order)?.order : null
  if (order) return getThread(ctx, { ...asked, id: order.id })
  return {
    ...presentDeal(ctx, id, deal, 0),
    messages: [],
    ...happened,
    older: null,
    may: mayInConversation({ kind: deal.kind, blocked: false, blockedByOther: false }),
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
