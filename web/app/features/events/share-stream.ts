import type { LiveEvent } from '@ticarum/contract/procedures/events'
import { isReached } from '@ticarum/contract/values/events'
import { type Hearing, openEventStream } from './event-stream.ts'

/** What tabs say to each other. */
type Said =
  | { told: LiveEvent }
  | { reload: string }
  | { ended: true }
  /** a tab that came says how far it has read, and the one with the stream how far all have */
  | { joined: string }
  | { at: string }

/**
 * Tabs of one person share a stream: the one that holds the lock has it and passes on what it hears; when that tab
 * goes, the next one resumes. Browsers without locks have a stream for each tab. Returns a clean-up function.
 */
export function shareStream(hearing: Hearing): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return openEventStream(hearing)
  let at = hearing.position
  const name = `events ${at.split('.')[0]}` // their own tag
  const channel = new BroadcastChannel(name)
  const stopping = new AbortController()
  let leads = false

  function take(said: Said): void {
    if ('told' in said && !isReached(said.told.id, at)) {
      at = said.told.id
      hearing.onTold(said.told)
    } else if ('reload' in said) {
      at = said.reload
      hearing.onReload(at)
    } else if ('at' in said && !isReached(said.at, at)) {
      at = said.at
      hearing.onReload(at)
    } else if ('ended' in said) hearing.onEnded()
    else if ('joined' in said && leads) channel.postMessage({ at } satisfies Said)
  }
  function passOn(said: Said): void {
    channel.postMessage(said)
    take(said)
  }

  channel.onmessage = ({ data }: MessageEvent<Said>) => take(data)
  channel.postMessage({ joined: at } satisfies Said)
  navigator.locks
    .request(name, { signal: stopping.signal }, () => {
      if (stopping.signal.aborted) return
      leads = true
      const close = openEventStream({
        position: at,
        onTold: (told) => passOn({ told }),
        onReload: (reload) => passOn({ reload }),
        onEnded: () => passOn({ ended: true }),
      })
      return new Promise<void>((released) => {
        stopping.signal.addEventListener('abort', () => {
          close()
          released()
        })
      })
    })
    .catch(() => {}) // no longer wanted
  return () => {
    stopping.abort()
    channel.close()
  }
}
