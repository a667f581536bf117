import { addedUp } from '@ticarum/contract/forms/order-fields'
import type { PutInCart } from '@ticarum/contract/procedures/cart'

/** One line for each product, however often the browser sends it. */
export function combined(lines: readonly PutInCart[]): PutInCart[] {
  const byProduct = new Map<string, PutInCart>()
  for (const line of lines) {
    const before = byProduct.get(line.productId)
    byProduct.set(
      line.productId,
      before
        ? { ...line, quantity: before.quantity + line.quantity, breakdown: addedUp(before.breakdown, line.breakdown) }
        : line,
    )
  }
  return [...byProduct.values()]
}
