/** Money is whole cents everywhere; a decimal is only how people write it. Nothing here is ever a fraction. */

/** '12.5' → 1250. The text must be one that `Price` accepts. */
export function centsOf(price: string): number {
  const [dollars = '', cents = ''] = price.split('.')
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}

/** 1250 → '12.50', as a price field holds it. */
export const priceOf = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
