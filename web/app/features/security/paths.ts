import { withQuery } from '../../context/with-query.ts'

export const SECURITY_PATH = '/security'
/** Dialogs over the page. */
export const ADD_PASSKEY_PATH = `${SECURITY_PATH}?add`
/** Where the page says that one was added. */
export const PASSKEY_ADDED_PATH = `${SECURITY_PATH}?added`
export const removePasskeyAt = (id: string): string => withQuery(SECURITY_PATH, { remove: id })
