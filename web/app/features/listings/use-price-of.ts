import type { Listing } from '@ticarum/contract/procedures/listings'
import { isolated } from '../../isolated.ts'
import { usePrice } from '../../money.ts'
import { useText } from '../../texts.ts'

/** Price, unit and minimum in one phrase, as previews and shared messages say them, or that one has to sign in. */
export function usePriceOf({ priceCents, unit, minimum }: Listing): string {
  const t = useText('product')
  const listings = useText('listings')
  const price = usePrice()
  if (priceCents === null) return listings('price.hidden')
  return t('price-of', { price: isolated(price(priceCents)), per: listings('per', { unit, minimum }) })
}
