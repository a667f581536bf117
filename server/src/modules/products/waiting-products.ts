import { PRICE_HOLDS_DAYS, type ProductWaiting } from '@ticarum/contract/values/reviews'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../door/context.ts'

const DAY = 24 * 3600 * 1000

/** A returned revision counts while it is the newest one of its product. */
export const SENT_BACK = `(products.status in ('changes_requested', 'rejected') or 'sent_back' = (
  select r.state from product_revisions r where r.product_id = products.id
  order by r.created_at desc, r.id desc limit 1))`

/** Which products wait for their supplier. Both the dashboard's count and the list that it leads to ask here. */
export function waitingProducts(ctx: Pick<Context, 'now'>, kind: ProductWaiting): RawBuilder<boolean> {
  if (kind === 'sent_back') return sql<boolean>`${sql.raw(SENT_BACK)}`
  const since = new Date(ctx.now.getTime() - PRICE_HOLDS_DAYS * DAY)
  return sql<boolean>`(products.status = 'listed' and products.price_confirmed_at <= ${since})`
}
