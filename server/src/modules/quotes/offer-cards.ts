import type { Thread } from '@ticarum/contract/procedures/messages'
import type { OfferCard } from '@ticarum/contract/procedures/quotes'
import { choicesIn } from '@ticarum/contract/values/deal-choices'
import { quoteActOf } from '@ticarum/contract/values/quote-act'
import {
  changedInLine,
  changedTerms,
  isOpenQuote,
  lastDayOf,
  quoteActionsOf,
  quoteLineTerms,
  sideThatMakes,
} from '@ticarum/contract/values/quote-rules'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import type { Between } from '../orders/orders.public.ts'
import { actorOf, centsOf } from './present-quote.ts'
import {
  lineTermColumns,
  lineTermsOf,
  orderOfQuote,
  readQuote,
  type StoredVersion,
  standingOf,
  termsOf,
} from './stored-quote.ts'

/** Of these quotes those that the caller may see, with the names under which they were requested. */
export async function quotesNamed(ctx: Context, ids: string[]) {
  if (ids.length === 0) return []
  return ctx.tx.all(
    sqlOf
      .selectFrom('quotes')
      .select(['id', 'number', 'customer_company as customer', 'supplier_name as supplier'])
      .select(['supplier_id as supplierId', 'id as quoteId'])
      .where('id', 'in', ids),
  )
}

type Offers = Pick<Thread, 'cards' | 'act'>

/** What happened to a quote between two moments, oldest first, and what it asks of the reader now. */
export async function offerCards(ctx: Context, quoteId: string, between: Between): Promise<Offers> {
  const role = personOf(ctx).role ?? fail('FORBIDDEN')
  const [quote, events] = await Promise.all([readQuote(ctx, quoteId), eventsOf(ctx, quoteId, between)])
  const standing = standingOf(quote)
  const act = quoteActOf(role, standing, ctx.now)
  const numbers = [...new Set(events.flatMap(({ version }) => [version, version - 1]))]
  const [versions, order] = await Promise.all([
    versionsOf(ctx, quoteId, numbers),
    quote.state === 'ordered' ? orderOfQuote(ctx, quoteId) : undefined,
  ])
  const companies = { customer: quote.customer_company, supplier: quote.supplier_name }
  const cards = events.map(({ id, state, version, actor_role, actor_name, reason, created_at }): OfferCard => {
    const side = sideThatMakes(state)
    const [written, before] = [versions.get(version), versions.get(version - 1)]
    const brought = isOpenQuote(state) ? written : undefined
    return {
      id,
      quoteId,
      state,
      version,
      at: created_at.toISOString(),
      mine: side === role,
      company: side ? companies[side] : '',
      by: actor_role && actorOf({ actor_role, actor_name }, role),
      totalCents: centsOf(written?.terms.total_cents ?? null),
      before:
        brought && before
          ? { totalCents: centsOf(before.terms.total_cents), changed: changesOf(before, brought) }
          : null,
      answerBy: brought ? lastDayOf({ validUntil: brought.terms.valid_until, at: brought.terms.created_at }) : null,
      choices: brought ? choicesIn(termsOf(brought.terms)) : null,
      reason,
      order: state === 'ordered' ? (order ?? null) : null,
    }
  })
  const may = quoteActionsOf(role, standing, ctx.now)
  return { cards, act: act && { act, may, version: quote.version } }
}

const eventsOf = (ctx: Context, quoteId: string, { after, until }: Between) =>
  ctx.tx.all(
    sqlOf
      .selectFrom('quote_events')
      .select(['id', 'state', 'version', 'actor_role', 'actor_name', 'reason', 'created_at'])
      .where('quote_id', '=', quoteId)
      .$if(after !== undefined, (query) => query.where('created_at', '>', after ?? ctx.now))
      .$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? ctx.now))
      .orderBy('created_at')
      .orderBy('version')
      .orderBy('id'),
  )

interface WrittenVersion {
  terms: StoredVersion
  lines: ReturnType<typeof lineTermsOf>[]
}

/** These versions with what their lines say, by number. */
async function versionsOf(ctx: Context, quoteId: string, numbers: number[]): Promise<Map<number, WrittenVersion>> {
  if (numbers.length === 0) return new Map()
  const [versions, lines] = await Promise.all([
    ctx.tx.all(
      sqlOf.selectFrom('quote_versions').selectAll().where('quote_id', '=', quoteId).where('number', 'in', numbers),
    ),
    ctx.tx.all(
      sqlOf
        .selectFrom('quote_lines')
        .select(['version', ...lineTermColumns])
        .where('quote_id', '=', quoteId)
        .where('version', 'in', numbers)
        .orderBy('position'),
    ),
  ])
  return new Map(
    versions.map((terms) => [
      terms.number,
      { terms, lines: lines.filter(({ version }) => version === terms.number).map(lineTermsOf) },
    ]),
  )
}

function changesOf(before: WrittenVersion, after: WrittenVersion) {
  const terms = changedTerms(termsOf(before.terms), termsOf(after.terms))
  const lines = after.lines.flatMap((line, place) => {
    const was = before.lines[place]
    return was ? changedInLine(was, line) : []
  })
  return [...terms, ...quoteLineTerms.filter((term) => lines.includes(term))]
}
