import { addedUp } from '@ticarum/contract/values/breakdown'
import { cartLimits, orderQuantity } from '@ticarum/contract/values/trade'
import { type BrowserCartLine, readBrowserCart, writeBrowserCart } from './browser-cart.ts'

/**
 * Adds to the quantity of an existing line, as a company's cart does. Returns the number of lines; undefined if the
 * cart is full.
 */
export function addToBrowserCart(line: BrowserCartLine): number | undefined {
  const { lines } = readBrowserCart()
  const before = lines.find(({ productId }) => productId === line.productId)
  const sum = before && {
    ...line,
    quantity: Math.min(before.quantity + line.quantity, orderQuantity.max),
    breakdown: addedUp(before.breakdown, line.breakdown),
  }
  if (!before && lines.length >= cartLimits.lines) return undefined
  const next = before && sum ? lines.map((each) => (each === before ? sum : each)) : [...lines, line]
  writeBrowserCart(next)
  return next.length
}
