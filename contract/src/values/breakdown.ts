/**
 * How a quantity is made up of a product's options (D38); without schemas, so that a browser can count without them.
 */
export interface Part {
  /** one of each option, in their order */
  values: string[]
  quantity: number
}

interface Option {
  name: string
  values: readonly string[]
}

const keyOf = (values: readonly string[]) => JSON.stringify(values)

/**
 * Every part is something that the product comes in, none is there twice, and together they are the quantity. None at
 * all: assorted.
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

/** Two breakdowns of one product as one; with something assorted the whole is assorted. */
export function addedUp(one: readonly Part[] | null, other: readonly Part[] | null): Part[] | null {
  if (one === null || other === null) return null
  const parts = new Map(one.map((part) => [keyOf(part.values), part]))
  for (const part of other)
    parts.set(keyOf(part.values), { ...part, quantity: part.quantity + (parts.get(keyOf(part.values))?.quantity ?? 0) })
  return [...parts.values()]
}
