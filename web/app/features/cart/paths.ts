import { sentTo } from '../../forms/sent-to.ts'

/** A company's cart; a visitor's is at /cart. */
export const CART_PATH = '/customer/cart'
export const CHECKOUT_PATH = `${CART_PATH}?checkout`

/** Where the button that takes a line out sends the cart's form. */
export const removeLinePath = (productId: string): string => sentTo(`${CART_PATH}?line=${productId}`)
