const SOON = 1000 // ms, for browsers that can't say when they are idle

/** Follows live events once the page has nothing better to do. Returns a clean-up function. */
export function followWhenIdle(): () => void {
  let stop: (() => void) | undefined
  let wanted = true
  const load = async () => {
    const loaded = await import('./follow-events.ts').catch(() => undefined) // without a line: the next page tries
    if (wanted) stop = loaded?.followEvents()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load())
  else setTimeout(() => void load(), SOON)
  return () => {
    wanted = false
    stop?.()
  }
}
