export const CONTACT_PATH = '/contact'

/** The contact form that asks for what a search did not find. */
export const neededPath = (words: string): string => `${CONTACT_PATH}?${new URLSearchParams({ q: words })}`
