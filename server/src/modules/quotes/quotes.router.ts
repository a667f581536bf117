import type { quotes } from '@ticarum/contract/procedures/quotes'
import type { Router } from '../../door/door.ts'
import { acceptQuote } from './accept-quote.ts'
import { decideClaim } from './claim-deal.ts'
import { counterQuote } from './counter-quote.ts'
import { declineQuote, withdrawQuote } from './end-quote.ts'
import { getQuote } from './get-quote.ts'
import { offerQuote } from './offer-quote.ts'
import { prepareQuote } from './prepare-quote.ts'
import { listQuotes, waitingQuotes } from './quotes.queries.ts'
import { requestQuote } from './request-quote.ts'

export const quotesRouter: Router<typeof quotes> = {
  request: requestQuote,
  prepare: prepareQuote,
  list: listQuotes,
  waiting: waitingQuotes,
  get: getQuote,
  offer: offerQuote,
  counter: counterQuote,
  accept: acceptQuote,
  withdraw: withdrawQuote,
  decline: declineQuote,
  decideClaim,
}
