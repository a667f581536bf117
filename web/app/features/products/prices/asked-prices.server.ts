import type { ErrorArgs, ErrorCode } from '@ticarum/contract/errors'
import { typedPrices } from '@ticarum/contract/forms/product-fields'
import { pricesAfter, pricesSeen } from '@ticarum/contract/values/scale-tiers'
import type { Refused } from '@ticarum/server/client'

/** Old and new prices that somebody has to agree to. */
export type AskedPrices = ErrorArgs<'PRICES_TO_CONFIRM'>

interface Shown {
  price: string
  tiers: { from: number; price: string }[]
}

/** The prices to confirm, if that is why a form was refused, and whether it had shown just these before. */
export function askedPrices(refusal: Refused<ErrorCode>, shown: Shown | undefined) {
  const asked: AskedPrices | null = refusal.code === 'PRICES_TO_CONFIRM' ? refusal.args : null
  const again = shown && asked ? pricesSeen(typedPrices(shown)) === pricesSeen(pricesAfter(asked.prices)) : false
  return { asked, again }
}
