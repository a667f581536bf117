const NEAR_END = 3600 * 1000 // ms before the session ends
const FIRST_PAUSE = 200
const CHECK = 60_000 // a sleeping phone stops long timers, so the clock is looked at instead

export interface KeptSession {
  /** when the session ends, as the server said */
  expiresAt: string
  /** the session has ended and can't be renewed */
  onLost(): void
}

/** Every request extends the session; an idle page renews it shortly before it ends. Returns a clean-up function. */
export function keepSession({ expiresAt, onLost }: KeptSession): () => void {
  let end = Date.parse(expiresAt)
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function look(): Promise<void> {
    if (Date.now() < end - NEAR_END) return next(CHECK)
    const answer = await fetch('/session', { method: 'POST' }).catch(() => undefined)
    if (stopped) return
    if (answer?.ok) {
      end = Date.parse(((await answer.json()) as { expires_at: string }).expires_at)
      pause = FIRST_PAUSE
      return next(CHECK)
    }
    const passing = answer === undefined || answer.status >= 500 || answer.status === 429
    if (!passing || Date.now() > end) return onLost()
    next(pause)
    pause *= 2
  }
  function next(wait: number): void {
    timer = setTimeout(() => void look(), wait)
  }

  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
