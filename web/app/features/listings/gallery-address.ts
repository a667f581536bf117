import type { Location, ShouldRevalidateFunctionArgs } from 'react-router'

/** A gallery's own address: opened anew, it stands over the page of its product. */
export const galleryPath = (id: string, picture: number): string => `/products/${id}/gallery/${picture}`

/** Over the page that is open: the router stays on it, and the reader sees the gallery's own address. */
export function galleryOver({ pathname, search }: Location, id: string, picture: number): { to: string; mask: string } {
  const query = new URLSearchParams(search)
  query.set('gallery', id)
  query.set('picture', String(picture))
  return { to: `${pathname}?${query}`, mask: galleryPath(id, picture) }
}

export function withoutGallery(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('gallery')
  query.delete('picture')
  return query.size > 0 ? `?${query}` : ''
}

/** For shouldRevalidate: a gallery that opens or closes changes nothing of the page below it. */
export function exceptGallery({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const same = currentUrl.pathname === nextUrl.pathname && withoutGallery(currentUrl.search) === withoutGallery(nextUrl.search)
  const gallery = currentUrl.search !== nextUrl.search
  return same && gallery && formMethod === undefined ? false : defaultShouldRevalidate
}
