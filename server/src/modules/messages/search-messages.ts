import type { FoundMessage } from '@ticarum/contract/procedures/messages'
import type { Context } from '../../door/context.ts'
import { searchQuery } from '../../platform/search-query.ts'
import { excerptOf } from './excerpt.ts'
import { conversations, presentOther, sideOf } from './messages.queries.ts'
import { dealsIn } from './thread-deals.ts'

const MOST = 30

/** The newest messages with these words; a stock phrase has none, because each reads it in another language. */
export async function searchMessages(ctx: Context, { q }: { q: string }): Promise<{ items: FoundMessage[] }> {
  const words = searchQuery(q)
  if (!words) return { items: [] }
  const found = await ctx.tx.sql<{ id: string }>('select id from fx.search_messages($1, $2) id', [words, MOST])
  if (found.length === 0) return { items: [] }
  const rows = await ctx.tx.all(
    conversations(ctx)
      .innerJoin('messages', 'messages.conversation_id', 'conversations.id')
      .select(['messages.id as message_id', 'messages.number', 'messages.side', 'messages.sender_name'])
      .select(['messages.body', 'messages.created_at'])
      .where(
        'messages.id',
        'in',
        found.map(({ id }) => id),
      )
      .orderBy('messages.created_at', 'desc')
      .orderBy('messages.id', 'desc'),
  )
  const deals = await dealsIn(ctx, rows)
  const mine = sideOf(ctx)
  return {
    items: rows.map((row) => {
      const { id, name, withDesk, order, quote } = presentOther(ctx, row, deals)
      return {
        id,
        // Who wrote to the desk may be no company.
        name: mine === 'desk' && !order && !quote ? row.sender_name : name,
        withDesk: mine !== 'desk' && withDesk,
        order,
        quote,
        message: {
          id: row.message_id,
          number: row.number,
          mine: row.side === mine,
          excerpt: excerptOf(row.body, q),
          at: row.created_at.toISOString(),
        },
      }
    }),
  }
}
