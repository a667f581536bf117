import type { ConversationRow } from '@ticarum/contract/procedures/messages'
import type { MessageSide, MessageSubject } from '@ticarum/contract/values/messages'
import { isPhrase } from '@ticarum/contract/values/phrases'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { dealsIn, type ThreadDeal } from './thread-deals.ts'

/** A process of the release before knows no later phrases; it shows what they say. */
export const phraseOf = (key: string | null) => (key !== null && isPhrase(key) ? key : null)

/** Unread messages are added up over so many conversations, and in one over so many messages. */
export const COUNTED = 100

/** The reader's side; row security shows no conversation of another company. */
export function sideOf(ctx: Context): MessageSide {
  const { role } = personOf(ctx)
  return role === 'admin' ? 'desk' : (role ?? 'customer')
}

const stored = sqlOf.selectFrom('conversations').selectAll()

/** Conversations, or these of them, with the names of their sides and what the reader has not read. */
export const conversations = (ctx: Context, chosen = stored) =>
  sqlOf
    .selectFrom(chosen.as('conversations'))
    .leftJoin('suppliers', 'suppliers.id', 'conversations.supplier_id')
    .select(['conversations.id', 'kind', 'subject_id', 'customer_name', 'conversations.supplier_id'])
    .select(['suppliers.name as supplier_name', 'suppliers.business_email'])
    .$if(sideOf(ctx) !== 'desk', (query) =>
      query.select((from) =>
        from
          .selectFrom('conversation_readers')
          .select('unread')
          .whereRef('conversation_id', '=', 'conversations.id')
          .where('user_id', '=', personOf(ctx).userId)
          .as('unread'),
      ),
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

/** A company without a name goes by its business e-mail, if it shows one. A customer's address is never shown. */
export function presentOther(
  ctx: Context,
  row: StoredConversation,
  deals: Map<string, ThreadDeal>,
): Omit<ConversationRow, 'last'> {
  const deal = deals.get(row.subject_id)
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
    quote: null,
    unread: row.unread ?? 0,
  }
}

/** The thread of an order or a quote goes by its other company; for the desk by both. */
export function presentDeal(ctx: Context, id: string, deal: ThreadDeal, unread: number): Omit<ConversationRow, 'last'> {
  const side = sideOf(ctx)
  const names = { customer: deal.supplier, supplier: deal.customer, desk: `${deal.customer} · ${deal.supplier}` }
  const of = { id: deal.id, number: deal.number }
  return {
    id,
    name: names[side],
    withDesk: false,
    otherId: side === 'customer' ? deal.supplierId : null,
    order: deal.kind === 'order' ? of : null,
    quote: deal.kind === 'quote' ? of : null,
    unread,
  }
}

export async function listConversations(ctx: Context, { after, limit }: { after?: string | undefined; limit: number }) {
  const position = positionOf(after)
  // Row security leaves the kinds that companies have.
  const page = stored
    .where(sideOf(ctx) === 'supplier' ? 'supplier_id' : 'customer_id', '=', personOf(ctx).companyId)
    .where('last_number', '>', 0)
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(last_at, id) < (${position?.at}, ${position?.id})`),
    )
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  const rows = await ctx.tx.all(
    conversations(ctx, page)
      .select(['last_at', 'last_side', 'last_body', 'last_phrase'])
      .orderBy('last_at', 'desc')
      .orderBy('conversations.id', 'desc'),
  )
  const deals = await dealsIn(ctx, rows)
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
