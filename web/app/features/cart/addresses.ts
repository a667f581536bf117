/** A company's cart; a visitor's is at /cart. */
export const PATH = '/customer/cart'
export const CHECKOUT = `${PATH}?checkout`
