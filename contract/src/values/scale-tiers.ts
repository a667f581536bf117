interface Tier {
  from: number
  priceCents: number
}

/** What a product costs: one unit, and one unit from so many on. A draft may cost 0: it has no price yet. */
export interface Prices {
  priceCents: number
  tiers: readonly Tier[]
}

/** One price before and after a change; `from` 1 is the price itself, null is none. */
export interface PriceDifference {
  from: number
  old: number | null
  new: number | null
}

/** A larger change is asked about once more (D49). */
export const LARGE_CHANGE_PERCENT = 30

/**
 * The tiers that another price leads to: in the same proportion, half a cent rounded up. One that would no longer be
 * below the price before it is left out.
 */
export function scaleTiers({ priceCents: before, tiers }: Prices, priceCents: number): Tier[] {
  if (before === priceCents) return [...tiers]
  const kept: Tier[] = []
  for (const { from, priceCents: old } of tiers) {
    const scaled = before === 0 ? old : timesRatio(old, priceCents, before)
    if (scaled > 0 && scaled < (kept.at(-1)?.priceCents ?? priceCents)) kept.push({ from, priceCents: scaled })
  }
  return kept
}

/** Exact, because the product of two prices may be larger than numbers are. */
function timesRatio(cents: number, after: number, before: number): number {
  const whole = BigInt(before)
  return Number((2n * BigInt(cents) * BigInt(after) + whole) / (2n * whole))
}

/** Every price of either, by quantity. */
export function priceDifferences(before: Prices, after: Prices): PriceDifference[] {
  const [old, fresh] = [byQuantity(before), byQuantity(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .sort((one, other) => one - other)
    .map((from) => ({ from, old: old.get(from) ?? null, new: fresh.get(from) ?? null }))
}

const byQuantity = ({ priceCents, tiers }: Prices): Map<number, number> =>
  new Map([...(priceCents > 0 ? [{ from: 1, priceCents }] : []), ...tiers].map((tier) => [tier.from, tier.priceCents]))

/** The prices that differences lead to. */
export function pricesAfter(differences: readonly PriceDifference[]): Prices {
  const all = differences.flatMap(({ from, new: priceCents }) => (priceCents === null ? [] : [{ from, priceCents }]))
  return { priceCents: all.find(({ from }) => from === 1)?.priceCents ?? 0, tiers: all.filter(({ from }) => from > 1) }
}

export const isLargeChange = (differences: readonly PriceDifference[]): boolean =>
  differences.some(
    ({ old, new: fresh }) => old !== null && fresh !== null && Math.abs(fresh - old) * 100 > old * LARGE_CHANGE_PERCENT,
  )

/** '1250 20:1100 100:1000': what a form was opened with. */
export const pricesSeen = ({ priceCents, tiers }: Prices): string =>
  [priceCents, ...tiers.map((tier) => `${tier.from}:${tier.priceCents}`)].join(' ')
