import type { FormFields } from '@ticarum/contract/forms/nested'

/** What a visitor typed waits in their browser while they sign in: neither an address nor a server holds it. */
const nameOf = (productId: string) => `order ${productId}`

export function keepTyped(productId: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && name !== 'key' && name !== 'back',
  )
  try {
    sessionStorage.setItem(nameOf(productId), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // A browser may forbid it: then the address is typed once more.
  }
}

/** Gives it back, once. */
export function takeTyped(productId: string): FormFields | undefined {
  try {
    const kept = sessionStorage.getItem(nameOf(productId))
    sessionStorage.removeItem(nameOf(productId))
    return kept ? (JSON.parse(kept) as FormFields) : undefined
  } catch {
    return undefined
  }
}
