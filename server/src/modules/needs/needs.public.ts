import type { InboxSubject } from '@ticarum/contract/procedures/inbox'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { quoteHeads } from '../quotes/quotes.public.ts'

/** What somebody needs and whom the desk asked for it, for admins. */
export async function needSubject(ctx: Context, id: string): Promise<InboxSubject | undefined> {
  const [need, asked] = await Promise.all([
    ctx.tx.first(
      sqlOf
        .selectFrom('needs')
        .leftJoin('need_pictures', 'need_pictures.need_id', 'needs.id')
        .select(['what', 'quantity', 'port', 'customer_id', 'need_pictures.id as picture_id'])
        .where('needs.id', '=', id),
    ),
    ctx.tx.all(sqlOf.selectFrom('need_quotes').select(['id', 'sent_at']).where('need_id', '=', id)),
  ])
  if (!need) return undefined
  const sentAt = new Map(asked.map((quote) => [quote.id, quote.sent_at?.toISOString() ?? null]))
  const quotes = await quoteHeads(ctx, [...sentAt.keys()])
  return {
    kind: 'need',
    id,
    message: need.what,
    quantity: need.quantity,
    port: need.port,
    pictureId: need.picture_id,
    customerId: need.customer_id,
    quotes: quotes.map((quote) => ({ ...quote, sentAt: sentAt.get(quote.id) ?? null })),
  }
}
