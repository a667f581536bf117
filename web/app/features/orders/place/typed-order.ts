import type { FormFields } from '@ticarum/contract/forms/nested'

/**
 * Keeps an order form in session storage while a visitor signs in, or a quote is asked for instead, so that no URL and
 * no server holds it.
 */
const nameOf = (productId: string) => `order ${productId}`

export function keepTypedOrder(productId: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && name !== 'key' && name !== 'back',
  )
  try {
    sessionStorage.setItem(nameOf(productId), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Storage may be forbidden: then the address has to be typed again.
  }
}

/** Returns the stored values and removes them. */
export function takeTypedOrder(productId: string): FormFields | undefined {
  try {
    const stored = sessionStorage.getItem(nameOf(productId))
    sessionStorage.removeItem(nameOf(productId))
    return stored ? (JSON.parse(stored) as FormFields) : undefined
  } catch {
    return undefined
  }
}
