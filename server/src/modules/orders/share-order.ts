import { createHmac } from 'node:crypto'
import { sqlOf } from '@ticarum/db/transaction'
import { hashToken } from '../../door/authenticate.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { readOrder } from './stored-order.ts'

const SHARE = `insert into order_links (id, order_id, customer_id, supplier_id, token_hash, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`

/**
 * A token of 256 bits, derived from the session's secret: a repeated request gives the same link with the same token,
 * and the token cannot be computed from what is stored.
 */
export async function shareOrder(ctx: Context, { id, linkId }: { id: string; linkId: string }) {
  const order = await readOrder(ctx, id)
  const token = createHmac('sha256', ctx.caller.token ?? fail('UNAUTHENTICATED'))
    .update(`tracking ${id} ${linkId}`)
    .digest('base64url')
  const hash = hashToken(token)
  const made = await ctx.tx.sql(SHARE, [
    linkId,
    id,
    order.customer_id,
    order.supplier_id,
    hash,
    personOf(ctx).userId,
    ctx.now,
  ])
  if (made.length === 0) {
    const [mine] = await ctx.tx.sql('select from fx.tracking_of_token($1)', [hash])
    if (!mine) return fail('NOT_FOUND') // the link belongs to somebody else, or was revoked
  }
  return { token, url: `${ctx.origin}/track/${token}` }
}

export async function unshareOrder(ctx: Context, { id }: { id: string }) {
  await readOrder(ctx, id)
  await ctx.tx.all(
    sqlOf
      .updateTable('order_links')
      .set({ revoked_at: ctx.now })
      .where('order_id', '=', id)
      .where('revoked_at', 'is', null),
  )
  return { done: true as const }
}
