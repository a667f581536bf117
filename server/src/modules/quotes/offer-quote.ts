import type { OfferQuote } from '@ticarum/contract/procedures/quotes'
import { choicesIn } from '@ticarum/contract/values/deal-choices'
import { isValidityDay } from '@ticarum/contract/values/quote-rules'
import { dayOf } from '@ticarum/contract/values/working-days'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { answerQuote } from './answer-quote.ts'

/** The supplier's offer, or an admin's in its name: one price basis for all lines (D47). */
export async function offerQuote(ctx: Context, input: OfferQuote) {
  const { lines, validUntil, leadDays, basis, depositPercent } = input
  if (!isValidityDay(validUntil, ctx.now))
    return fail('INPUT_INVALID', { fields: { validUntil: validUntil < dayOf(ctx.now) ? 'tooSmall' : 'tooBig' } })
  if (lines.some(({ priceCents, struckOut }) => priceCents === null && !struckOut))
    return fail('INPUT_INVALID', { fields: { lines: 'required' } })
  return answerQuote(ctx, 'offer', input, { validUntil, leadDays, basis, depositPercent, ...choicesIn(input) })
}
