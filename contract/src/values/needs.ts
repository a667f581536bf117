/** Suppliers that the desk asks for one need; `fx.ask_for_need` knows the same number. */
export const MOST_ASKED = 10

/** Products by which they are asked at once. */
export const MOST_ASKED_PRODUCTS = 20
