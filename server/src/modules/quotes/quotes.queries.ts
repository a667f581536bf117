import type { FindQuotes } from '@ticarum/contract/procedures/quotes'
import { MOST_WAITING } from '@ticarum/contract/values/orders'
import { statesInView } from '@ticarum/contract/values/quote-rules'
import { type QuoteState, quoteStates } from '@ticarum/contract/values/quotes'
import type { Role } from '@ticarum/contract/values/roles'
import { dayOf } from '@ticarum/contract/values/working-days'
import { sqlOf } from '@ticarum/db/transaction'
import { type RawBuilder, sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { presentRow } from './present-quote.ts'

/** Whose quotes are listed: a company's own, or for admins all. */
function readerOf(ctx: Context) {
  const { role, companyId } = personOf(ctx)
  if (!role) return fail('FORBIDDEN')
  if (role === 'admin') return { role, side: undefined, companyId: '' }
  return { role, side: `${role}_id` as const, companyId: companyId ?? fail('FORBIDDEN') }
}

/** The states that are asked for; undefined: all. */
function statesOf({ state, view }: FindQuotes, role: Role): readonly QuoteState[] | undefined {
  const inView = view && statesInView(view, role)
  return state ? (inView ?? quoteStates).filter((each) => each === state) : inView
}

/** Which of all companies' quotes, in the words of the index that has them in order (0040_quotes, 0045_desk_quotes). */
function forDesk({ view, state }: Pick<FindQuotes, 'view' | 'state'>): RawBuilder<boolean> | undefined {
  if (!view) return state && sql<boolean>`state = ${sql.lit(state)}`
  const states = statesInView(view, 'admin').filter((each) => !state || each === state)
  const among = states.length > 0 ? sql<boolean>`state in (${sql.join(states.map(sql.lit))})` : sql<boolean>`false`
  if (view === 'theirs') return sql<boolean>`(${among} and not claim_asked)`
  if (view !== 'waiting' || (state && state !== 'offered')) return among
  const claimed = sql<boolean>`state = 'offered' and claim_asked`
  return state ? claimed : sql<boolean>`(${among} or ${claimed})`
}

/**
 * With the first line of each. The page is selected first, so that no more rows are joined than are shown; of several
 * states of a company each gives its newest, because no index has them in one order.
 */
export async function listQuotes(ctx: Context, asked: FindQuotes) {
  const { view, after, limit, language } = asked
  const { role, side, companyId } = readerOf(ctx)
  const position = positionOf(after)
  const atDesk = role === 'admin' ? forDesk(asked) : undefined
  const states = role === 'admin' ? undefined : statesOf(asked, role)
  const inTime = view === 'waiting' || view === 'theirs'
  const newest = sqlOf
    .selectFrom('quotes')
    .selectAll('quotes')
    .$if(side !== undefined, (query) => query.where(side ?? 'customer_id', '=', companyId))
    .$if(atDesk !== undefined, (query) => query.where(atDesk ?? sql<boolean>`true`))
    .$if(inTime, (query) => query.where('answer_by', '>=', dayOf(ctx.now)))
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${position?.at}, ${position?.id})`),
    )
    .$if(states !== undefined, (query) => query.where(sql<boolean>`quotes.state = asked.state`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  const page =
    states === undefined
      ? newest.as('quotes')
      : sqlOf
          .selectFrom(sql<{ state: string }>`unnest(${states}::text[])`.as<'asked'>(sql`asked(state)`))
          .innerJoinLateral(newest.as('quotes'), (join) => join.onTrue())
          .selectAll('quotes')
          .orderBy('quotes.created_at', 'desc')
          .orderBy('quotes.id', 'desc')
          .limit(limit + 1)
          .as('quotes')
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom(page)
      .innerJoin('quote_lines', (join) =>
        join
          .onRef('quote_lines.quote_id', '=', 'quotes.id')
          .onRef('quote_lines.customer_id', '=', 'quotes.customer_id')
          .onRef('quote_lines.supplier_id', '=', 'quotes.supplier_id')
          .onRef('quote_lines.version', '=', 'quotes.version')
          .on('quote_lines.position', '=', sql.lit(0)),
      )
      .selectAll('quotes')
      .select([
        'quote_lines.product_id',
        'quote_lines.names',
        'quote_lines.original_language',
        'quote_lines.unit',
        'quote_lines.image',
        'quote_lines.quantity',
      ])
      .orderBy('quotes.created_at', 'desc')
      .orderBy('quotes.id', 'desc'),
  )
  return keysetPage(rows, limit, (row) => presentRow(row, { role, language, now: ctx.now }))
}

/** What waits for the reader's side and has not expired; for the desk, what waits for a supplier or for its consent. */
export async function waitingQuotes(ctx: Context) {
  const { role, side, companyId } = readerOf(ctx)
  const open = sqlOf
    .selectFrom('quotes')
    .select('id')
    .where('answer_by', '>=', dayOf(ctx.now))
    .limit(MOST_WAITING + 1)
  const found = await ctx.tx.all(
    side
      ? open.where(side, '=', companyId).where('state', 'in', statesInView('waiting', role))
      : open
          .where(forDesk({ view: 'waiting' }) ?? sql<boolean>`true`)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc'),
  )
  return { count: Math.min(found.length, MOST_WAITING), more: found.length > MOST_WAITING }
}
