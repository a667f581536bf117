/**
 * Of the permanent states of RFC 3463 those that speak of the address: no such mailbox or domain, or it is closed.
 * Not a full mailbox (5.2.2), this message (5.3, 5.6), or ourselves (5.7: blocked, not signed, taken for spam).
 */
export const refusesAddress = (status: string): boolean => /^5\.(0\.0|1\.([0-46]|10)|2\.[01]|4\.[14])$/.test(status)
