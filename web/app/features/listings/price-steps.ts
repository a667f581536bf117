import type { Listing, Priced } from '@ticarum/contract/procedures/listings'

export interface PriceStep {
  from: number
  /** null: no upper end */
  to: number | null
  priceCents: number
  pieceCents: number | null
}

/** The price for each range of quantities, from the minimum order. */
export function priceSteps({
  minimum,
  priceCents,
  pieceCents,
  tiers,
}: Priced<Pick<Listing, 'minimum' | 'priceCents' | 'pieceCents' | 'tiers'>>): PriceStep[] {
  return [{ from: 1, priceCents, pieceCents }, ...tiers]
    .map((step, index) => ({
      ...step,
      from: Math.max(step.from, minimum),
      to: (tiers[index]?.from ?? Number.POSITIVE_INFINITY) - 1,
    }))
    .filter(({ to }) => to >= minimum)
    .map((step) => ({ ...step, to: Number.isFinite(step.to) ? step.to : null }))
}
