import { Picture } from '@ticarum/contract/fields'
import { KeptChoices } from '@ticarum/contract/forms/deal-choices'
import { Breakdown } from '@ticarum/contract/forms/order-fields'
import { DetailsInput } from '@ticarum/contract/forms/product-details'
import type { QuoteLineTerms, QuoteStanding, QuoteTerms } from '@ticarum/contract/values/quote-rules'
import type { DB } from '@ticarum/db/tables.generated'
import { sqlOf } from '@ticarum/db/transaction'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export type StoredQuote = Selectable<DB['quotes']>
export type StoredVersion = Selectable<DB['quote_versions']>
export type StoredLine = Selectable<DB['quote_lines']>

const quoteById = (id: string) => sqlOf.selectFrom('quotes').selectAll().where('id', '=', id)

/** Row security limits it to quotes of one's own company; admins see all. */
export async function readQuote(ctx: Context, id: string): Promise<StoredQuote> {
  return (await ctx.tx.first(quoteById(id))) ?? fail('NOT_FOUND')
}

/** The same, locked until the change is done. */
export async function heldQuote(ctx: Context, id: string): Promise<StoredQuote> {
  return (await ctx.tx.first(quoteById(id).forUpdate())) ?? fail('NOT_FOUND')
}

export async function versionOf(ctx: Context, quoteId: string, number: number): Promise<StoredVersion> {
  const version = sqlOf
    .selectFrom('quote_versions')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('number', '=', number)
  return (await ctx.tx.first(version)) ?? fail('NOT_FOUND')
}

export const linesOf = (ctx: Context, quoteId: string, version: number): Promise<StoredLine[]> =>
  ctx.tx.all(
    sqlOf
      .selectFrom('quote_lines')
      .selectAll()
      .where('quote_id', '=', quoteId)
      .where('version', '=', version)
      .orderBy('position'),
  )

/** The order that accepting it made. */
export const orderOfQuote = (ctx: Context, id: string) =>
  ctx.tx.first(sqlOf.selectFrom('orders').select(['id', 'number']).where('quote_id', '=', id))

export const standingOf = (quote: StoredQuote): QuoteStanding => ({
  state: quote.state,
  versions: { customer: quote.customer_versions, supplier: quote.supplier_versions },
  answerBy: quote.answer_by,
})

export const basisOf = ({ incoterm, basis_place }: StoredVersion) =>
  incoterm && basis_place ? { incoterm, place: basis_place } : null

export const termsOf = (version: StoredVersion): QuoteTerms => ({
  validUntil: version.valid_until,
  leadDays: version.lead_days,
  basis: basisOf(version),
  depositPercent: version.deposit_percent,
  wantedOn: version.wanted_on,
  port: version.port,
  ...KeptChoices.parse(version.choices),
})

/** Stored rows may be older than this code, so they are parsed by the schema. */
const Kept = z.object({
  names: z.record(z.string(), z.string()),
  details: DetailsInput,
  breakdown: Breakdown.nullable(),
  image: Picture.nullable(),
})
export const keptOf = (line: StoredLine) => Kept.parse(line)

export const lineTermColumns = [
  'product_id',
  'quantity',
  'breakdown',
  'price_cents',
  'struck_out',
  'made_to_order',
] as const satisfies (keyof StoredLine)[]

export const lineTermsOf = (line: Pick<StoredLine, (typeof lineTermColumns)[number]>): QuoteLineTerms => ({
  productId: line.product_id,
  quantity: line.quantity,
  breakdown: Kept.shape.breakdown.parse(line.breakdown),
  priceCents: line.price_cents === null ? null : Number(line.price_cents),
  struckOut: line.struck_out,
  madeToOrder: line.made_to_order,
})
