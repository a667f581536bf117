import type { Quote } from '@ticarum/contract/procedures/quotes'
import type { Language } from '@ticarum/contract/values/languages'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { liveLink } from './link-deal.ts'
import { actorOf, headOf, presentVersion, versionHead } from './present-quote.ts'
import { contactOf } from './quote-contact.ts'
import { linesOf, orderOfQuote, readQuote } from './stored-quote.ts'

/** A quote with one version; the others are asked for by their number. */
export async function getQuote(
  ctx: Context,
  { id, version, language }: { id: string; version?: number | undefined; language: Language },
): Promise<Quote> {
  const role = personOf(ctx).role ?? fail('FORBIDDEN')
  const quote = await readQuote(ctx, id)
  const shown = version ?? quote.version
  const [versions, lines, linesBefore, events, order, link, [asker], contact] = await Promise.all([
    ctx.tx.all(sqlOf.selectFrom('quote_versions').selectAll().where('quote_id', '=', id).orderBy('number')),
    linesOf(ctx, id, shown),
    linesOf(ctx, id, shown - 1),
    ctx.tx.all(
      sqlOf
        .selectFrom('quote_events')
        .select(['state', 'actor_role', 'actor_name', 'created_at'])
        .where('quote_id', '=', id)
        .orderBy('created_at')
        .orderBy('id'),
    ),
    orderOfQuote(ctx, id),
    liveLink(ctx, id),
    ctx.tx.sql<{ completed: number | null }>('select fx.completed_orders_of_asker($1) as completed', [id]),
    role === 'admin' ? contactOf(ctx, quote) : null,
  ])
  const [one, before] = [shown, shown - 1].map((number) => versions.find((each) => each.number === number))
  const reading = { role, language, now: ctx.now }
  const head = headOf(quote, reading)
  return {
    ...head,
    customer: { ...head.customer, completedOrders: asker?.completed ?? 0 },
    contact,
    reason: quote.reason,
    order: order ?? null,
    shared: link !== undefined,
    shown: presentVersion(
      { version: one ?? fail('NOT_FOUND'), lines },
      before && { version: before, lines: linesBefore },
      reading,
    ),
    versions: versions.map((each) => versionHead(each, role)),
    events: events.map(({ state, actor_role, actor_name, created_at }) => ({
      state,
      at: created_at.toISOString(),
      by: actor_role && actorOf({ actor_role, actor_name }, role),
    })),
  }
}
