/** Where members show, send and revoke the link to a quote. */
export const shareDealPath = (quoteId: string): string => `/quotes/${quoteId}/share`
