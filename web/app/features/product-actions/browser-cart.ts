import type { Part } from '@ticarum/contract/values/breakdown'

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
  document.documentElement.toggleAttribute('data-cart', lines.length > 0) // as before-paint.tsx finds it
  announceCartCount(lines.length)
}
