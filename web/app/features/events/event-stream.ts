import type { LiveEvent } from '@ticarum/contract/procedures/events'

const FIRST_WAIT = 1000 // ms
const LONGEST_WAIT = 60_000

export interface Hearing {
  /** how far the page's own reads reach */
  position: string
  onTold(event: LiveEvent): void
  /** events may be missing */
  onReload(position: string): void
  /** the session is over */
  onEnded(): void
}

/** Follows `/events`, and resumes where it was after a lost line. Returns a clean-up function. */
export function openEventStream({ position, onTold, onReload, onEnded }: Hearing): () => void {
  let at = position
  let tries = 0
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    clearTimeout(timer)
    source?.close()
    const opened = new EventSource(`/events?after=${encodeURIComponent(at)}`)
    source = opened
    const on = (name: string, heard: (event: MessageEvent<string>) => void) =>
      opened.addEventListener(name, (event) => {
        tries = 0
        at = event.lastEventId || at
        heard(event)
      })
    on('message', ({ data, lastEventId }) => onTold({ id: lastEventId, ...JSON.parse(data) }))
    on('begin', () => {})
    on('reload', () => onReload(at))
    on('elsewhere', ({ data }) => connectIn(JSON.parse(data).after))
    on('ended', () => {
      close()
      onEnded()
    })
    opened.onerror = () => {
      connectIn(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + Math.random()))
      tries += 1
    }
  }
  function connectIn(wait: number): void {
    source?.close()
    clearTimeout(timer)
    timer = setTimeout(() => navigator.onLine && connect(), wait) // without a line, 'online' connects
  }
  function close(): void {
    source?.close()
    clearTimeout(timer)
    removeEventListener('online', connect)
  }

  addEventListener('online', connect)
  connect()
  return close
}
