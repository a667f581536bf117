import { useLocation } from 'react-router'

/** The way back to this page, without a language that the address itself asks for. */
export function useThisPage(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('lang')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
