import { Price } from '@ticarum/contract/forms/product-fields'
import { plain } from '@ticarum/contract/forms/typed'
import { centsOf } from '@ticarum/contract/money'

/** '125.50' or '125,50' → 12550; undefined: no amount. */
export function centsTyped(typed = ''): number | undefined {
  const price = Price.safeParse(plain(typed))
  return price.success ? centsOf(price.data) : undefined
}

/** '1.000' → 1000; undefined: no whole number. */
export function countTyped(typed = ''): number | undefined {
  const whole = plain(typed).replace(/\.0+$/, '')
  return /^\d{1,7}$/.test(whole) ? Number(whole) : undefined
}
