import type { FormFields } from '@ticarum/contract/forms/nested'

/** Where a customer asks for a price. The URL says of what, and nothing personal. */
export const NEW_QUOTE_PATH = '/customer/quotes/new'

const newQuotePath = (query: [name: string, value: string][]): string =>
  `${NEW_QUOTE_PATH}?${new URLSearchParams(query)}`

export const askForProducts = (productIds: readonly string[]): string =>
  newQuotePath(productIds.map((id) => ['line', id]))

/** One product, with quantity, breakdown and port as they were typed elsewhere. */
export const askForProduct = (productId: string, typed: FormFields): string =>
  newQuotePath([
    ['line', productId],
    ...Object.entries(typed).filter((field): field is [string, string] => Boolean(field[1])),
  ])

/** The lines of the cart's group that this product is in. */
export const askForCartGroup = (productId: string): string => newQuotePath([['cart', productId]])

/** The lines of an order. */
export const askAgain = (orderId: string): string => newQuotePath([['order', orderId]])
