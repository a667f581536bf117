import { useLocation, useNavigation } from 'react-router'
import { useSlow } from './use-slow.ts'

/** Dialogs stand over a list that stays as it is. */
const OPENS_DIALOG = /[?&](act|delete)=/

/**
 * True once the list of a desk takes long to be read anew, by a filter or a link. Never for a form that was sent:
 * whoever got no answer finds in it what they chose. What is hidden meanwhile must stay mounted.
 */
export function useSlowList(): boolean {
  const { pathname } = useLocation()
  const { state, location, formMethod } = useNavigation()
  const reads = state === 'loading' && formMethod !== 'POST'
  return useSlow(reads && location.pathname === pathname && !OPENS_DIALOG.test(location.search))
}
