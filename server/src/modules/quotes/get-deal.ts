import { LanguageCode, Picture } from '@ticarum/contract/fields'
import { KeptChoices } from '@ticarum/contract/forms/deal-choices'
import { Breakdown } from '@ticarum/contract/forms/order-fields'
import type { Deal } from '@ticarum/contract/procedures/deals'
import { detailsIn } from '@ticarum/contract/values/details-in'
import { type Language, nameIn } from '@ticarum/contract/values/languages'
import { placesIn } from '@ticarum/contract/values/place-names'
import { sellingUnits } from '@ticarum/contract/values/products'
import { isOpenQuote, stateNow } from '@ticarum/contract/values/quote-rules'
import { z } from 'zod'
import { hashToken } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { presentTracking, type TrackingRow } from '../orders/orders.public.ts'
import { isVerified } from '../suppliers/suppliers.public.ts'
import type { StoredQuote, StoredVersion } from './stored-quote.ts'

/** Columns of the order are null until there is one. */
type OrderColumns = { [K in keyof TrackingRow]: TrackingRow[K] | null }

interface DealRow
  extends OrderColumns,
    Pick<StoredQuote, 'state' | 'version' | 'supplier_id' | 'supplier_name' | 'total_cents' | 'answer_by'>,
    Pick<StoredVersion, 'side' | 'incoterm' | 'basis_place' | 'lead_days'> {
  quote_id: string
  quote_number: string
  stripe: number
  verified_until: Date | null
  lines: unknown
  choices: unknown
  unclaimed: boolean
}

/** As fx.deal_of_token writes it; stored rows may be older than this code. */
const KeptLine = z.object({
  names: z.record(z.string(), z.string()),
  language: LanguageCode,
  unit: z.enum(sellingUnits),
  quantity: z.int(),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  breakdown: Breakdown.nullable(),
  priceCents: z.int().nullable(),
  struckOut: z.boolean(),
  madeToOrder: z.boolean(),
  image: Picture.nullable(),
})

/** For whoever has a link; a revoked link gets the same answer as an unknown one. */
export async function getDeal(ctx: Context, { token, language }: { token: string; language: Language }): Promise<Deal> {
  const [deal] = await ctx.tx.sql<DealRow>(
    `select d.*, fx.unclaimed_deal($1) as unclaimed, fx.choices_of_deal($1) as choices from fx.deal_of_token($1) d`,
    [hashToken(token)],
    'get-deal',
  )
  if (!deal) return fail('NOT_FOUND')
  const { incoterm, basis_place: place } = deal
  const state = stateNow({ state: deal.state, answerBy: deal.answer_by }, ctx.now)
  return {
    quoteId: deal.quote_id,
    number: deal.quote_number,
    state,
    version: deal.version,
    side: deal.side,
    supplier: {
      id: deal.supplier_id,
      name: deal.supplier_name,
      stripe: deal.stripe,
      verified: isVerified(deal.verified_until, ctx.now),
    },
    basis: incoterm && place ? { incoterm, place: placesIn(language, place) } : null,
    leadDays: deal.lead_days,
    ...KeptChoices.parse(deal.choices ?? {}),
    totalCents: deal.total_cents === null ? null : Number(deal.total_cents),
    answerBy: deal.answer_by,
    claimable: isOpenQuote(state) && deal.unclaimed,
    lines: z
      .array(KeptLine)
      .parse(deal.lines)
      .map((line) => presentLine(line, language)),
    order: isOrdered(deal) ? presentTracking(deal, ctx.now) : null,
  }
}

const isOrdered = (deal: OrderColumns): deal is TrackingRow => deal.number !== null

function presentLine(
  { names, language: written, options, breakdown, ...line }: z.output<typeof KeptLine>,
  language: Language,
): Deal['lines'][number] {
  const shown = detailsIn(language, { options, facts: [] }).options
  const valueIn = (value: string, place: number) =>
    shown[place]?.values[options[place]?.values.indexOf(value) ?? -1] ?? value
  return {
    ...line,
    ...nameIn(names, written, language),
    totalCents: line.priceCents === null || line.struckOut ? null : line.priceCents * line.quantity,
    breakdown: breakdown?.map(({ values, quantity }) => ({ values: values.map(valueIn), quantity })) ?? null,
  }
}
