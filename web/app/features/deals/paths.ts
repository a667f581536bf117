/** Where members show, send and revoke the link to a quote. */
export const shareDealPath = (quoteId: string): string => `/quotes/${quoteId}/share`

export const dealPath = (token: string): string => `/deal/${token}`

/** Where a customer takes a quote that the desk prepared. */
export const claimDealPath = (token: string): string => `${dealPath(token)}/claim`
