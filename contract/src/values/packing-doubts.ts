import type { Category, SellingUnit } from './products.ts'

/** light, heavy: for the size or price of a unit. large: more than a container holds. */
export const packingDoubts = ['light', 'heavy', 'large'] as const
export type PackingDoubt = (typeof packingDoubts)[number]

interface Packed {
  weightGrams?: number | null | undefined
  volumeCm3?: number | null | undefined
  unit: SellingUnit
  category?: Category | null | undefined
  priceCents: number
}

/** From packed foam to lead, in grams of a cm³. */
const DENSITY = { least: 0.01, most: 12 }
/** Room of the largest container. */
const LARGEST_CM3 = 76_000_000
/** Goods of which a kilogram hardly costs $200. */
const plainGoods: readonly Category[] = ['food', 'textiles', 'construction', 'home']
const DEAREST_CENTS_PER_KG = 20_000
/** A unit that is a measure itself. */
const gramsOf: Partial<Record<SellingUnit, { least: number; most: number }>> = {
  kg: { least: 900, most: 3000 },
  litre: { least: 500, most: 5000 },
}

/** What can hardly be right, as a sofa of 145 grams; it is asked about, and not refused. */
export function packingDoubt({ weightGrams, volumeCm3, unit, category, priceCents }: Packed): PackingDoubt | null {
  if (volumeCm3 && volumeCm3 > LARGEST_CM3) return 'large'
  if (!weightGrams) return null
  const density = volumeCm3 ? weightGrams / volumeCm3 : null
  const usual = gramsOf[unit]
  if ((density ?? 0) > DENSITY.most || weightGrams > (usual?.most ?? Number.POSITIVE_INFINITY)) return 'heavy'
  const isDear = category && plainGoods.includes(category) && priceCents * 1000 > DEAREST_CENTS_PER_KG * weightGrams
  const isLight = (density !== null && density < DENSITY.least) || weightGrams < (usual?.least ?? 0)
  return isDear || isLight ? 'light' : null
}

/** '145:1200000': the packing that was asked about. */
export const packingSeen = ({ weightGrams, volumeCm3 }: Pick<Packed, 'weightGrams' | 'volumeCm3'>): string =>
  `${weightGrams || ''}:${volumeCm3 || ''}`
