import { type RouterContextProvider, redirect, replace } from 'react-router'
import { visitContext } from '../context/contexts.ts'
import { type FlashMessage, type FlashMessageArgs, flashCookie } from '../context/flash.ts'

interface ToastOptions {
  args?: FlashMessageArgs
  /** what the browser is to remember beside the message */
  cookies?: string[]
  /** the page that is left does not stay in the browser's history */
  replaces?: boolean
}

/** Leads on from a form, and lets the next page say once what became of it. */
export function redirectWithToast(
  context: Readonly<RouterContextProvider>,
  path: string,
  message: FlashMessage,
  { args, cookies = [], replaces = false }: ToastOptions = {},
): Response {
  const all = [flashCookie(message, context.get(visitContext).secure, args), ...cookies]
  const headers = all.map((cookie): [string, string] => ['set-cookie', cookie])
  return replaces ? replace(path, { headers }) : redirect(path, { headers })
}
