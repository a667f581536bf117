import { addedUp, type Part } from '@ticarum/contract/values/breakdown'
import { cartLimits, orderQuantity } from '@ticarum/contract/values/trade'

export interface BrowserCartLine {
  productId: string
  quantity: number
  /** null: assorted */
  breakdown: Part[] | null
}

/**
 * A visitor's cart, in browser storage only. Its key is the idempotency key of the merge, so that it is merged once.
 */
export interface BrowserCart {
  key: string
  lines: BrowserCartLine[]
}

const NAME = 'cart'

/** Notifies the cart links of the page. */
export const announceCartCount = (count: number): unknown => dispatchEvent(new CustomEvent('cart', { detail: count }))

export function readBrowserCart(): BrowserCart {
  try {
    const stored = JSON.parse(localStorage.getItem(NAME) ?? '') as BrowserCart
    if (Array.isArray(stored.lines)) return stored
  } catch {
    // The storage is empty, or holds something else.
  }
  return { key: crypto.randomUUID(), lines: [] }
}

/** Every change makes a new key, because the merge has a new content. */
export function writeBrowserCart(lines: BrowserCartLine[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, JSON.stringify({ key: crypto.randomUUID(), lines } satisfies BrowserCart))
  } catch {
    // Without storage there is no cart.
  }
  announceCartCount(lines.length)
}

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
