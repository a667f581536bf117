import { createHmac } from 'node:crypto'
import { sqlOf } from '@ticarum/db/transaction'
import { hashToken } from '../../door/authenticate.ts'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { readQuote } from './stored-quote.ts'

interface OfQuote {
  id: string
}

const lastLink = (ctx: Context, quoteId: string) =>
  ctx.tx.first(
    sqlOf
      .selectFrom('deal_links')
      .select(['number', 'revoked_at'])
      .where('quote_id', '=', quoteId)
      .orderBy('number', 'desc')
      .limit(1),
  )

/** The link that is not revoked: there is one at most, and none is newer. */
export async function liveLink(ctx: Context, quoteId: string) {
  const link = await lastLink(ctx, quoteId)
  return link?.revoked_at === null ? link : undefined
}

/** 256 bits that nobody can compute from what is stored, and that we can compute again whenever a member asks. */
const tokenOf = (secret: string, quoteId: string, number: number): string =>
  createHmac('sha256', secret).update(`deal ${quoteId} ${number}`).digest('base64url')

const MAKE = `insert into deal_links (id, quote_id, number, customer_id, supplier_id, token_hash, created_by,
    created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`

/**
 * The same link for whoever asks, also for two who ask at once; after a revocation the next one. Null: there is one
 * that we can no longer show.
 */
export async function dealUrl(ctx: Context, id: string, secret: string): Promise<string | null> {
  const quote = await readQuote(ctx, id)
  const last = await lastLink(ctx, id)
  const isLive = last?.revoked_at === null
  const number = (last?.number ?? 0) + (isLive ? 0 : 1)
  const token = tokenOf(secret, id, number)
  const hash = hashToken(token)
  if (!isLive)
    await ctx.tx.sql(MAKE, [
      ...[ctx.newId(), id, number, quote.customer_id, quote.supplier_id],
      ...[hash, personOf(ctx).userId, ctx.now],
    ])
  const [known] = await ctx.tx.sql('select from fx.deal_of_token($1)', [hash])
  return known ? `${ctx.origin}/deal/${token}` : null
}

export const linkDeal = beforeTransaction(
  async ({ dealSecret }: PreparationContext, _input: OfQuote) => dealSecret,
  async (ctx: Context, { id }, secret) => ({ url: await dealUrl(ctx, id, secret) }),
)

export async function revokeDeal(ctx: Context, { id }: OfQuote) {
  await readQuote(ctx, id)
  await ctx.tx.all(
    sqlOf
      .updateTable('deal_links')
      .set({ revoked_at: ctx.now })
      .where('quote_id', '=', id)
      .where('revoked_at', 'is', null),
  )
  return { done: true as const }
}
