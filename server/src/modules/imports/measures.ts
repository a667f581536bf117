import { decimalOf } from '@ticarum/contract/values/product-details'
import { plainNumber } from '@ticarum/contract/values/typed-number'
import type { SheetCell } from '../../platform/sheets/read-sheet.ts'

/** Units in which measures are read, and what one of each is in what a product keeps: grams, cm, cm³. */
export const measures = {
  weight: { g: 1, gr: 1, gram: 1, grams: 1, kg: 1000, kilo: 1000, kilogram: 1000 },
  length: { mm: 0.1, cm: 1, m: 100 },
  volume: { cm3: 1, cc: 1, ml: 1, dm3: 1000, lt: 1000, litre: 1000, liter: 1000, m3: 1_000_000, cbm: 1_000_000 },
} as const
export type Measure = keyof typeof measures

export const isMeasure = (kind: string): kind is Measure => Object.hasOwn(measures, kind)

/** How much one of this unit is; undefined: it is no unit of this measure. */
export const scaleOf = (measure: Measure, unit: string): number | undefined =>
  Object.entries(measures[measure]).find(([known]) => known === unit.normalize('NFKC').toLowerCase())?.[1]

/** A length that names no unit is in cm; weights and volumes must name theirs. */
export const defaultScale = (measure: Measure): number | undefined => (measure === 'length' ? 1 : undefined)

const decimals = { weight: 3, length: 0, volume: 6 } as const
/** As written lists and the product's form have it: grams as kilograms, cm³ as m³. */
export const writtenMeasure = (measure: Measure, kept: string): string =>
  decimals[measure] > 0 && /^\d+$/.test(kept) ? decimalOf(Number(kept), decimals[measure]) : kept

/** The unit that a cell names itself: '45 kg'. */
export const scaleInCell = (measure: Measure, cell: SheetCell): number | undefined =>
  typeof cell.value === 'number'
    ? undefined
    : scaleOf(measure, /[\p{L}]+[23²³]?\.?$/u.exec(cell.value.trim())?.[0] ?? '')

/** What a product keeps of a cell in this unit; what is no number stays as it is, and is refused. */
export function readMeasure(measure: Measure, cell: SheetCell, scale: number): string {
  const inCell = scaleInCell(measure, cell)
  const said = String(cell.value).trim()
  const typed = inCell === undefined ? said : said.replace(/[\p{L}]+[23²³]?\.?$/u, '')
  const one = inCell ?? scale
  // Grams and centimetres have no decimals, so there '1.250' is a thousand; kilograms have three.
  const number =
    typeof cell.value === 'number' ? cell.value : Number(plainNumber(typed, { thousands: one <= 1 }) ?? Number.NaN)
  if (!Number.isFinite(number) || number < 0) return said
  const kept = Number((number * one).toPrecision(12))
  // What is said to fit must fit, so lengths are rounded up.
  return String(measure === 'length' ? Math.ceil(kept) : Math.round(kept))
}
