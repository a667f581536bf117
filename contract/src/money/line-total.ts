/** What an order comes to. All of it is whole cents; only a share of a total is ever rounded. */

/** Of one unit it fits a number; sums are made of bigints. */
export type CentsValue = bigint | number

export interface Priced {
  /** of one unit */
  priceCents: CentsValue
  /** `from` rises, prices fall */
  tiers: readonly { from: number; priceCents: CentsValue }[]
}

/** The price of one unit when so many are bought: that of the last tier reached. */
export function unitPriceAt({ priceCents, tiers }: Priced, quantity: number): bigint {
  return BigInt(tiers.findLast(({ from }) => from <= quantity)?.priceCents ?? priceCents)
}

export const lineTotal = (priced: Priced, quantity: number): bigint => unitPriceAt(priced, quantity) * BigInt(quantity)

/** Per cent in hundredths (250 is 2.5 %), half a cent up; `fx.share_of` in SQL does the same. */
export const shareOf = (totalCents: bigint, hundredths: number): bigint =>
  (totalCents * BigInt(hundredths) + 5000n) / 10_000n
