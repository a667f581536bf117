import { type RouterContextProvider, redirect, redirectDocument, replace } from 'react-router'
import { visitContext } from '../context/contexts.ts'
import { type FlashMessage, type FlashMessageArgs, flashCookie, flashMessages } from '../context/flash.ts'

interface ToastOptions {
  args?: Partial<FlashMessageArgs>
  /** further cookies to set */
  cookies?: string[]
  /** replaces the current page in the browser history */
  replaces?: boolean
  /** loads the page anew, because its language may have changed */
  anew?: boolean
}

/** Redirects after a form, with a flash message for the next page. */
export function redirectWithToast(
  context: Readonly<RouterContextProvider>,
  path: string,
  message: FlashMessage,
  { args, cookies = [], replaces = false, anew = false }: ToastOptions = {},
): Response {
  const visit = context.get(visitContext)
  // A form that comes back has a status that is logged; a redirect has not.
  if (flashMessages[message] === 'destructive') visit.toldOfFailure(message)
  const all = [flashCookie(message, visit.secure, args), ...cookies]
  const headers = all.map((cookie): [string, string] => ['set-cookie', cookie])
  if (anew) return redirectDocument(path, { headers })
  return replaces ? replace(path, { headers }) : redirect(path, { headers })
}
