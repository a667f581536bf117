/** What an account or its company may have or cause (decision 49). `fx.budget` in SQL says the same. */

/** Products of a supplier, without archived ones. */
export const MOST_PRODUCTS = 20_000

/** Orders of a customer that wait for the desk's confirmation and of which nothing was received. */
export const MOST_UNPAID_ORDERS = 50

/** E-mails to others that what one person does causes in an hour. */
export const MOST_MAILS = 1000

/** Conversations that a company begins with others in a day. */
export const MOST_NEW_CONVERSATIONS = 30

/** Quotes that a customer requests in a day. */
export const MOST_NEW_QUOTES = 100
