import { sentTo } from '../../forms/sent-to.ts'

/** A company's cart; a visitor's is at /cart. */
export const CART_PATH = '/customer/cart'
export const CHECKOUT_PATH = `${CART_PATH}?checkout`

/** Where the buttons of a line, or of the group that it is in, send the cart's form. */
export const ofLinePath = (productId: string): string => sentTo(`${CART_PATH}?line=${productId}`)
