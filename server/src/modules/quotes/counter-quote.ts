import type { CounterQuote } from '@ticarum/contract/procedures/quotes'
import { choicesIn } from '@ticarum/contract/values/deal-choices'
import type { Context } from '../../door/context.ts'
import { answerQuote } from './answer-quote.ts'
import { requireWishes } from './write-version.ts'

/** The customer's answer to an offer; what it does not name stays as offered. */
export async function counterQuote(ctx: Context, input: CounterQuote) {
  const { leadDays, basis, depositPercent, wantedOn, port } = input
  await requireWishes(ctx, { wantedOn, port })
  return answerQuote(ctx, 'counter', input, { leadDays, basis, depositPercent, wantedOn, port, ...choicesIn(input) })
}
