import { orderQuantity } from '@ticarum/contract/values/trade'
import { plainNumber } from '@ticarum/contract/values/typed-number'

/** The typed quantity as an integer, at least the minimum. One above the limit stays: a quote is asked for it. */
export function quantityOf(typed: string, minimum: number): number {
  const number = Math.floor(Number(plainNumber(typed) ?? Number.NaN))
  return Number.isFinite(number) ? Math.max(number, minimum) : minimum
}

/** One step down or up, within minimum and limit. */
export const stepped = (quantity: number, step: -1 | 1, minimum: number): number =>
  Math.min(Math.max(quantity + step, minimum), orderQuantity.max)

export const isOverLimit = (quantity: number): boolean => quantity > orderQuantity.max
