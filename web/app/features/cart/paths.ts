/** A company's cart; a visitor's is at /cart. */
export const CART_PATH = '/customer/cart'
export const CHECKOUT_PATH = `${CART_PATH}?checkout`
