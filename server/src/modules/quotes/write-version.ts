import type { Part } from '@ticarum/contract/values/breakdown'
import { breakdownFits } from '@ticarum/contract/values/breakdown'
import { choicesIn } from '@ticarum/contract/values/deal-choices'
import type { Language } from '@ticarum/contract/values/languages'
import type { OfferTerms } from '@ticarum/contract/values/offer'
import type { QuoteTerms } from '@ticarum/contract/values/quote-rules'
import { dayOf } from '@ticarum/contract/values/working-days'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { MOST_CENTS } from '../orders/orders.public.ts'

export interface WrittenLine {
  productId: string
  quantity: number
  breakdown: Part[] | null
  priceCents: number | null
  struckOut?: boolean
  madeToOrder?: boolean | undefined
}

interface Written extends QuoteTerms {
  notes: string
  notesLanguage: Language
}

/** Refuses what nobody could order: parts that the product does not come in, and sums past what can be expressed. */
export function requireLines(
  lines: readonly WrittenLine[],
  optionsOf: (line: WrittenLine, place: number) => OfferTerms['details'] | undefined,
): void {
  lines.forEach((line, place) => {
    const details = optionsOf(line, place) ?? fail('NOT_FOUND')
    if (!breakdownFits(details.options, line.quantity, line.breakdown))
      fail('BREAKDOWN_DIFFERS', { productId: line.productId })
  })
  if (lines.every(({ struckOut }) => struckOut)) fail('INPUT_INVALID', { fields: { lines: 'required' } })
  const total = lines.reduce((sum, line) => sum + BigInt(line.priceCents ?? 0) * BigInt(line.quantity), 0n)
  if (total > MOST_CENTS) fail('INPUT_INVALID', { fields: { lines: 'tooBig' } })
}

/** Refuses a day that has passed, and a port that no order could go to. */
export async function requireWishes(
  ctx: Context,
  { wantedOn, port }: { wantedOn?: string | null | undefined; port?: string | null | undefined },
): Promise<void> {
  if (wantedOn && wantedOn < dayOf(ctx.now)) fail('INPUT_INVALID', { fields: { wantedOn: 'tooSmall' } })
  if (!port) return
  const known = sqlOf.selectFrom('ports').select('code').where('code', '=', port).where('active', '=', true)
  if (!(await ctx.tx.first(known))) fail('INPUT_INVALID', { fields: { port: 'invalid' } })
}

/** A version as fx.request_quote and fx.answer_quote take it. */
export const versionJson = (
  { validUntil, leadDays, basis, depositPercent, wantedOn, port, notes, notesLanguage, ...choices }: Written,
  lines: readonly WrittenLine[],
): [terms: string, lines: string] => [
  JSON.stringify({
    valid_until: validUntil,
    lead_days: leadDays,
    incoterm: basis?.incoterm,
    basis_place: basis?.place,
    deposit_percent: depositPercent,
    wanted_on: wantedOn,
    port: port || null,
    notes: notes || null,
    notes_language: notes ? notesLanguage : null,
    choices: choicesIn(choices),
  }),
  JSON.stringify(
    lines.map(({ productId, quantity, breakdown, priceCents, struckOut = false, madeToOrder }) => ({
      product_id: productId,
      quantity,
      breakdown,
      price_cents: priceCents,
      struck_out: struckOut,
      made_to_order: madeToOrder,
    })),
  ),
]
