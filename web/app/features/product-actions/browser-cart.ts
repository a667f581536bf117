import { addedUp, type Part } from '@ticarum/contract/values/breakdown'
import { cartLimits, orderQuantity } from '@ticarum/contract/values/trade'

export interface BrowserCartLine {
  productId: string
  quantity: number
  /** null: assorted */
  breakdown: Part[] | null
}

/**
 * A visitor's cart is in their browser and nowhere else. Its key goes along when it is merged, so that this happens
 * once.
 */
export interface BrowserCart {
  key: string
  lines: BrowserCartLine[]
}

const NAME = 'cart'

/** Everybody on the page who shows how many lines there are hears of it. */
export const announceCartCount = (count: number): unknown => dispatchEvent(new CustomEvent('cart', { detail: count }))

export function readBrowserCart(): BrowserCart {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '') as BrowserCart
    if (Array.isArray(kept.lines)) return kept
  } catch {
    // Nothing is there, or nothing of ours.
  }
  return { key: crypto.randomUUID(), lines: [] }
}

/** A changed cart is another one to merge. */
export function writeBrowserCart(lines: BrowserCartLine[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, JSON.stringify({ key: crypto.randomUUID(), lines } satisfies BrowserCart))
  } catch {
    // A browser that keeps nothing has no cart.
  }
  announceCartCount(lines.length)
}

/**
 * More of what is there adds up, as it does in a company's cart. Gives the number of lines; undefined where there is no
 * room for another.
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
