import { useSyncExternalStore } from 'react'
import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router'
import { NO_ANSWER } from '../context/failed-reads.ts'

/** Of the form that was sent last: on its way, or lost with the line. */
let state: 'idle' | 'sent' | 'lost' = 'idle'
const listeners = new Set<() => void>()

export function setLine(next: typeof state): void {
  state = next
  for (const changed of listeners) changed()
}

export const isLost = (): boolean => state === 'lost'

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
export const useLost = (): boolean => useSyncExternalStore(subscribe, isLost, () => false)

/**
 * What the server says, also of its own faults, comes as an answer; the router wraps what was thrown on the way to it.
 */
const isUnanswered = ({ type, result }: DataStrategyResult) =>
  type === 'error' && (result instanceof Error || (result as { data?: unknown } | null)?.data instanceof Error)

/**
 * A form that got no answer stays on the screen with everything in it, instead of an error page in its place.
 * Whether the server did what was asked, nobody knows: sent again under the same key, it is done once.
 */
export const keepWhatWasTyped: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  if (request.method === 'GET' || state !== 'sent') return results
  const lost = Object.entries(results).filter(([, result]) => isUnanswered(result))
  setLine(lost.length > 0 ? 'lost' : 'idle')
  return {
    ...results,
    ...Object.fromEntries(
      lost.map(([id]) => [id, { type: 'data' as const, result: data(undefined, { status: NO_ANSWER }) }]),
    ),
  }
}
