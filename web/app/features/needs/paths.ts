export const NEED_PATH = '/needs'

/** The form with what a search did not find. */
export const neededPath = (words: string): string => `${NEED_PATH}?${new URLSearchParams({ q: words })}`
