import { isDeepStrictEqual } from 'node:util'
import { typedPrices } from '@ticarum/contract/forms/product-fields'
import type { EditProduct } from '@ticarum/contract/procedures/products'
import { isLargeChange, type Prices, priceDifferences, scaleTiers } from '@ticarum/contract/values/scale-tiers'
import { fail } from '../../door/domain-error.ts'
import type { StoredProduct } from './stored-product.ts'

export const pricesOf = ({ row, tiers }: StoredProduct): Prices => ({ priceCents: Number(row.price_cents), tiers })

/**
 * The prices to be saved. Tiers that are not given follow the price. Where they do, or a change is large, exactly these
 * prices must have been shown (D49).
 */
export function agreedPrices(
  product: StoredProduct,
  { price, tiers, shown }: Pick<EditProduct, 'price' | 'tiers' | 'shown'>,
): Prices {
  const before = pricesOf(product)
  const typed = typedPrices({ price, tiers: tiers ?? [] })
  const after = tiers ? typed : { ...typed, tiers: scaleTiers(before, typed.priceCents) }

  const follow = !tiers && before.tiers.length > 0 && before.priceCents !== after.priceCents
  const prices = priceDifferences(before, after)
  const large = isLargeChange(prices)
  const agreed = shown && isDeepStrictEqual(typedPrices(shown), after) && (shown.sure || !large)
  return (follow || large) && !agreed ? fail('PRICES_TO_CONFIRM', { prices, large }) : after
}
