import type { SellingUnit } from './products.ts'

/** What a load needs, or a container holds. Whole cm³ and grams: nothing here is ever a fraction. */
export interface Room {
  cm3: number
  grams: number
}

/** Of one unit, packed; null: not known. */
interface Measures {
  weightGrams: number | null
  volumeCm3: number | null
}

export interface Packed {
  productId: string
  quantity: number
  unit: SellingUnit
  details: Measures
}

export interface Load extends Room {
  cartons: number
  /** products that the sums leave out */
  withoutVolume: string[]
  withoutWeight: string[]
}

/** What these lines are together. */
export function loadOf(lines: readonly Packed[]): Load {
  const sum = (of: (line: Packed) => number) => lines.reduce((total, line) => total + of(line), 0)
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

/** In whole numbers of any size: a hundred lines times a hundred would not be exact otherwise. */
const roundedUp = (part: number, whole: number) => Number((BigInt(part) * 100n + BigInt(whole) - 1n) / BigInt(whole))

/**
 * Per cent of a container that a load takes, by whichever of room and weight runs out first; rounded up, so that what
 * is said to fit fits.
 */
export const percentOf = (load: Room, container: Room): number =>
  Math.max(roundedUp(load.cm3, container.cm3), roundedUp(load.grams, container.grams))
