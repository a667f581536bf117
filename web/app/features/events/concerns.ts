import type { LiveEvent } from '@ticarum/contract/procedures/events'
import type { EventKind } from '@ticarum/contract/values/events'

/** Pages that show what an event is about. */
const pages: Record<EventKind, RegExp | null> = {
  // the thread of an order that was a quote has the quote's id
  order: /^\/((supplier|customer|admin)\/(dashboard|orders)$|(supplier|customer)\/messages\/)/,
  inbox: /^\/admin\/(dashboard|messages)(\/|$)/,
  review: /^\/admin\/(dashboard|reviews|suppliers)(\/|$)/,
  product: /^\/supplier\/(dashboard|products)$/,
  verification: /^\/supplier\/(dashboard|settings|papers)$/,
  // menus and the bell show how many are unread
  message: /^\/((supplier|customer|orders)\/|admin\/(orders|quotes)\/[^/]+\/messages$)/,
  notice: /^\/(supplier|customer|admin|orders)\//,
  quote: /^\/(supplier|customer|admin)\/(dashboard|quotes)$/,
  session: null,
}

/** Whether a page may show something else since this happened. */
export const concerns = ({ kind, subjectId }: Pick<LiveEvent, 'kind' | 'subjectId'>, pathname: string): boolean =>
  pages[kind]?.test(pathname) || ((kind === 'order' || kind === 'quote') && pathname.includes(`/${subjectId}`))
