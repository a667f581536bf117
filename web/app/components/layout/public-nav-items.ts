import type { Role } from '@ticarum/contract/values/roles'
import type { Texts } from '../../texts.generated.ts'

export interface PublicNavItem {
  path: string
  label: keyof Texts['shell']
}

/** The top bar, for everybody. */
export const publicNavItems: PublicNavItem[] = [
  { path: '/', label: 'nav.home' },
  { path: '/products', label: 'nav.products' },
  { path: '/how-it-works', label: 'nav.how' },
  { path: '/about', label: 'nav.about' },
  { path: '/contact', label: 'nav.contact' },
]

/** The footer of every page. */
export const footPlaces: PublicNavItem[] = [
  { path: '/privacy-policy', label: 'nav.privacy' },
  { path: '/terms', label: 'nav.terms' },
  { path: '/contact', label: 'nav.contact' },
]

const ID = /^\/supplier\/[\da-f-]{36}$/
/** Pages about the reader, whatever their role. */
const OWN = ['/security', '/email-address', '/text-messages']
/** An order's page counts as below every role's list of orders. */
const ORDER = /^\/orders\//

/** Whether a page stands beside the rail; a supplier's public profile does not. */
export const inArea = (role: Role, pathname: string): boolean =>
  (pathname.startsWith(`/${role}/`) && !ID.test(pathname)) || OWN.includes(pathname) || ORDER.test(pathname)

/** For aria-current: the page itself, or one below it. */
export const currentAt = (pathname: string, path: string): 'page' | undefined =>
  pathname === path ||
  (path !== '/' && pathname.startsWith(`${path}/`)) ||
  (ORDER.test(pathname) && path.endsWith('/orders'))
    ? 'page'
    : undefined
