import { useLocation } from 'react-router'

/** The return URL of this page, without its `lang` parameter. */
export function useThisPage(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('lang')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
