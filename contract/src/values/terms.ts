/**
 * The versions of the terms on /terms, newest first, with the day from which each is in force. An order keeps the
 * version under which it was placed (D45).
 */
export const termsVersions = [{ version: '2025-01', since: '2025-01-01' }] as const
export type TermsVersion = (typeof termsVersions)[number]['version']

/** The version in force. */
export const TERMS_VERSION: TermsVersion = termsVersions[0].version
