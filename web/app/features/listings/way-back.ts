import { useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router'
import { withoutOverlay } from './overlay-paths.ts'

/** From a product back to the list in which it was found; kept in the product's entry of the history. */
interface WayBack {
  list: string
  steps: number
}

/** For a link on a card: from one product to a similar one, the list lies a step further back. */
export function wayBack({ pathname, search, state }: Location<WayBack | null>): WayBack | null {
  if (pathname === '/products') return { list: pathname + withoutOverlay(search), steps: 1 }
  return state?.list ? { list: state.list, steps: state.steps + 1 } : null
}

/** Null on the server and while its page is hydrated: it knows nothing of the history. */
export function useWayBack(): WayBack | null {
  const { state } = useLocation() as Location<WayBack | null>
  return useSyncExternalStore(
    () => () => {},
    () => state,
    () => null,
  )
}
