import { orderQuantity } from '@ticarum/contract/values/trade'

/**
 * What somebody typed as a whole number of at least the minimum. More than can be ordered stays as it is: it has a way
 * of its own.
 */
export function quantityOf(typed: string, minimum: number): number {
  const number = Math.floor(Number(typed.trim().replace(',', '.')))
  return Number.isFinite(number) ? Math.max(number, minimum) : minimum
}

/** One step down or up, never beyond what can be ordered. */
export const stepped = (quantity: number, step: -1 | 1, minimum: number): number =>
  Math.min(Math.max(quantity + step, minimum), orderQuantity.max)

export const isOverLimit = (quantity: number): boolean => quantity > orderQuantity.max
