import type { SellingUnit } from './products.ts'

/** What a load needs or a container holds, in whole cm³ and grams. */
export interface Room {
  cm3: number
  grams: number
}

/** Of one packed unit; null: not known. */
interface Measures {
  weightGrams: number | null
  volumeCm3: number | null
}

export interface PackedLine {
  productId: string
  quantity: number
  unit: SellingUnit
  details: Measures
}

export interface Load extends Room {
  cartons: number
  /** products without known measures, which the sums leave out */
  withoutVolume: string[]
  withoutWeight: string[]
}

/** Adds up the load of these lines. */
export function loadOf(lines: readonly PackedLine[]): Load {
  const sum = (of: (line: PackedLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const lacking = (field: keyof Measures) =>
    lines.filter(({ details }) => details[field] === null).map(({ productId }) => productId)
  return {
    cartons: sum(({ unit, quantity }) => (unit === 'carton' ? quantity : 0)),
    cm3: sum(({ details, quantity }) => (details.volumeCm3 ?? 0) * quantity),
    grams: sum(({ details, quantity }) => (details.weightGrams ?? 0) * quantity),
    withoutVolume: lacking('volumeCm3'),
    withoutWeight: lacking('weightGrams'),
  }
}

/** Computed as bigint: a hundred lines times a hundred would not be exact as number. */
const roundedUp = (part: number, whole: number) => Number((BigInt(part) * 100n + BigInt(whole) - 1n) / BigInt(whole))

/**
 * The percentage of a container that a load takes, by volume or weight, whichever runs out first. It is rounded up, so
 * that what is said to fit does fit.
 */
export const percentOf = (load: Room, container: Room): number =>
  Math.max(roundedUp(load.cm3, container.cm3), roundedUp(load.grams, container.grams))
