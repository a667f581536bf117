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

/** Units as written lists and the product's form have them; a length that names none is in cm. */
const written = { weight: 1000, length: 1, volume: 1_000_000 } as const
export const defaultScale = (measure: Measure): number | undefined => (measure === 'length' ? 1 : undefined)

/** Grams as kilograms, cm³ as m³: '300' → '0.3'. */
export const writtenMeasure = (measure: Measure, kept: string): string =>
  /^\d+$/.test(kept) ? trimmed((Number(kept) / written[measure]).toFixed(6)) : kept

const trimmed = (decimal: string) => decimal.replace(/\.?0+$/, '')

/** The unit that a cell names itself: '45 kg'. */
export const scaleInCell = (measure: Measure, cell: SheetCell): number | undefined =>
  typeof cell.value === 'number' ? undefined : scaleOf(measure, /[\p{L}]+[23²³]?\.?$/u.exec(cell.value.trim())?.[0] ?? '')

/** What a product keeps of a cell in this unit; what is no number stays as it is, and is refused. */
export function readMeasure(measure: Measure, cell: SheetCell, scale: number): string {
  const inCell = scaleInCell(measure, cell)
  const said = String(cell.value).trim()
  const typed = inCell === undefined ? said : said.replace(/[\p{L}]+[23²³]?\.?$/u, '')
  const number = typeof cell.value === 'number' ? cell.value : Number(plainNumber(typed, { thousands: false }) ?? 'none')
  if (!Number.isFinite(number) || number < 0) return said
  const kept = Number((number * (inCell ?? scale)).toPrecision(12))
  // What is said to fit must fit, so lengths are rounded up.
  return String(measure === 'length' ? Math.ceil(kept) : Math.round(kept))
}
