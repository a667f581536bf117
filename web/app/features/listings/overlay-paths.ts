import type { Location, ShouldRevalidateFunctionArgs } from 'react-router'

/** URLs of dialogs that open over a page. On a full load they open over their product's page. */
export const galleryPath = (id: string, picture: number): string => `/products/${id}/gallery/${picture}`
export const placeOrderPath = (id: string): string => `/products/${id}/order`

const OVERLAY_PARAMS = ['gallery', 'picture', 'order']

/** Opens over the current page: the router keeps its route, the URL bar shows `mask`. */
function overlayAt({ pathname, search }: Location, query: string, mask: string): { to: string; mask: string } {
  return { to: `${pathname}?${new URLSearchParams(`${withoutOverlay(search)}&${query}`)}`, mask }
}

/** The same for a link's path; null if it is not a dialog. */
export function overlayOf(location: Location, path: string): { to: string; mask: string } | null {
  const [, id, order, picture] = /^\/products\/([^/]+)\/(?:(order)|gallery\/(\d+))$/.exec(path) ?? []
  if (!id) return null
  return overlayAt(location, order ? `order=${id}` : `gallery=${id}&picture=${picture}`, path)
}

export const galleryOverlay = (location: Location, id: string, picture: number) =>
  overlayAt(location, `gallery=${id}&picture=${picture}`, galleryPath(id, picture))

export function withoutOverlay(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of OVERLAY_PARAMS) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

/** For shouldRevalidate: opening or closing a dialog does not change the page under it. */
export function skipOverlayRevalidation({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const same =
    currentUrl.pathname === nextUrl.pathname && withoutOverlay(currentUrl.search) === withoutOverlay(nextUrl.search)
  const opened = currentUrl.search !== nextUrl.search
  return same && opened && formMethod === undefined ? false : defaultShouldRevalidate
}
