/** The link to a page of ours that a plain click asks for. A new tab, another site or a place on a page: none. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && link.origin === location.origin && !link.hash ? link : null
}
