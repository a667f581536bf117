const HOUR = 3600 * 1000
const GIVE_UP_AFTER = 72 * HOUR
const LONGEST = 2 * HOUR

/**
 * Milliseconds to wait after this many tries: doubling up to two hours, with a random part so that e-mails that failed
 * together are not retried together. Null: the 72 hours are over.
 */
export function waitAfter(tries: number, mail: { createdAt: Date; now: Date; firstWait: number }): number | null {
  const left = mail.createdAt.getTime() + GIVE_UP_AFTER - mail.now.getTime()
  if (left <= 0) return null
  const wait = Math.min(mail.firstWait * 2 ** (tries - 1), LONGEST)
  return Math.min(wait * (0.75 + Math.random() / 2), left)
}
