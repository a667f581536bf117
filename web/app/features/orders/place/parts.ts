import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Breakdown } from '@ticarum/contract/forms/order-fields'
import { plainNumber } from '@ticarum/contract/values/typed-number'

interface Option {
  name: string
  values: readonly string[]
}

/** All combinations of options, e.g. each size in each colour. Breakdown fields are numbered in this order. */
const combinations = (options: readonly Option[]): string[][] =>
  options.reduce<string[][]>(
    (found, { values }) => found.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  )

const PART = /^part\.\d{1,3}$/
export const partName = (place: number): string => `part.${place}`

/** Only the filled-in breakdown fields. */
export const partFields = (fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name, typed]) => PART.test(name) && typed?.trim()))

function countOf(typed = ''): number {
  const plain = plainNumber(typed) ?? ''
  return /^\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN
}

/**
 * The breakdown as typed; null (assorted) if all fields are empty. An invalid number becomes NaN, so the sum never
 * fits.
 */
export function breakdownOf(options: readonly Option[], fields: FormFields): Breakdown | null {
  const typed = partFields(fields)
  const parts = combinations(options).flatMap((values, place) =>
    typed[partName(place)] ? [{ values, quantity: countOf(typed[partName(place)]) }] : [],
  )
  return parts.length > 0 ? parts.filter(({ quantity }) => quantity !== 0) : null
}

/** A breakdown as form fields. */
export function fieldsOfBreakdown(options: readonly Option[], breakdown: Breakdown | null): FormFields {
  const all = combinations(options).map((values) => JSON.stringify(values))
  return Object.fromEntries(
    (breakdown ?? []).map(({ values, quantity }) => [partName(all.indexOf(JSON.stringify(values))), String(quantity)]),
  )
}

export const sumOf = (breakdown: Breakdown): number => breakdown.reduce((sum, { quantity }) => sum + quantity, 0)
