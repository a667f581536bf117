const SOON = 1500 // ms: what the page itself still wants comes first

/** Follows live events once the page has nothing better to do. Returns a clean-up function. */
export function followWhenIdle(): () => void {
  let stop: (() => void) | undefined
  const load = async () => {
    const loaded = await import('./follow-events.ts').catch(() => undefined) // without a line: the next page tries
    if (timer) stop = loaded?.followEvents()
  }
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load())
    else void load()
  }, SOON)
  return () => {
    clearTimeout(timer)
    timer = undefined
    stop?.()
  }
}
