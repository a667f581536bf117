/** Totals of orders in whole cents. Only a share of a total is ever rounded. */

/** The price of one unit fits a number; sums are bigints. */
export type CentsValue = bigint | number

export interface TieredPrice {
  /** of one unit */
  priceCents: CentsValue
  /** `from` rises, prices fall */
  tiers: readonly { from: number; priceCents: CentsValue }[]
}

/** The price of one unit at this quantity: that of the last tier reached. */
export function unitPriceAt({ priceCents, tiers }: TieredPrice, quantity: number): bigint {
  return BigInt(tiers.findLast(({ from }) => from <= quantity)?.priceCents ?? priceCents)
}

export const lineTotal = (priced: TieredPrice, quantity: number): bigint =>
  unitPriceAt(priced, quantity) * BigInt(quantity)

/** A percentage in hundredths (250 is 2.5 %) of a total, half a cent rounded up; `fx.share_of` in SQL does the same. */
export const shareOf = (totalCents: bigint, hundredths: number): bigint =>
  (totalCents * BigInt(hundredths) + 5000n) / 10_000n
