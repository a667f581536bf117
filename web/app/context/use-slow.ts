import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const PATIENCE = 300 // ms: what comes sooner would only flicker

/** True once loading has taken long enough to show a skeleton. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!waiting) return undefined
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [waiting])
  return slow && waiting
}

/** Dialogs stand over a list that stays as it is. */
const OPENS_DIALOG = /[?&](act|delete)=/

/**
 * True once the list of this page takes long to be read anew, by a filter or a link. Never for a form that was sent:
 * whoever got no answer finds in it what they chose. What is hidden meanwhile must stay mounted.
 */
export function useSlowList(): boolean {
  const { pathname } = useLocation()
  const { state, location, formMethod } = useNavigation()
  const reads = state === 'loading' && formMethod !== 'POST'
  return useSlow(reads && location.pathname === pathname && !OPENS_DIALOG.test(location.search))
}
