/** How a quantity is divided among a product's options (D38). It has no schemas, so that the browser needs no zod. */
export interface Part {
  /** one value for each option, in the options' order */
  values: string[]
  quantity: number
}

interface Option {
  name: string
  values: readonly string[]
}

const keyOf = (values: readonly string[]) => JSON.stringify(values)

/**
 * Checks that every part is a combination the product comes in, none stands there twice, and the sum is the quantity.
 * No parts: assorted.
 */
export function breakdownFits(
  options: readonly Option[],
  quantity: number,
  breakdown: readonly Part[] | null,
): boolean {
  if (breakdown === null) return true
  const offered = ({ values }: Part) =>
    values.length === options.length && options.every((option, n) => option.values.includes(values[n] ?? ''))
  const parts = new Set(breakdown.map(({ values }) => keyOf(values)))
  return (
    breakdown.every(offered) &&
    parts.size === breakdown.length &&
    breakdown.reduce((sum, part) => sum + part.quantity, 0) === quantity
  )
}

/** Adds two breakdowns of one product; if one of them is assorted, so is the sum. */
export function addedUp(one: readonly Part[] | null, other: readonly Part[] | null): Part[] | null {
  if (one === null || other === null) return null
  const parts = new Map(one.map((part) => [keyOf(part.values), part]))
  for (const part of other)
    parts.set(keyOf(part.values), { ...part, quantity: part.quantity + (parts.get(keyOf(part.values))?.quantity ?? 0) })
  return [...parts.values()]
}
