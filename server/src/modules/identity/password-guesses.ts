import type { Tx } from '@ticarum/db/transaction'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { perStore, refuseOverLimit, type SharedStore } from '../../door/rate-limit.ts'
import { keyOfEmail } from './key-of-email.ts'

const MINUTE = 60
const GUESSES = { max: 10, seconds: 15 * MINUTE }
/**
 * The first lock of an e-mail within a day lasts a minute, each further one twice as long: a person can wait, a machine
 * cannot.
 */
const LOCK = { seconds: MINUTE, longest: 15 * MINUTE, remembered: 24 * 60 * MINUTE }

const PREFIX = { guesses: 'password-guesses', locks: 'password-locks' }

export interface Guess {
  wrong(): Promise<void>
  right(): Promise<void>
}

const limitersOf = perStore((store) => ({
  guesses: new RateLimiterPostgres({
    ...store,
    keyPrefix: PREFIX.guesses,
    points: GUESSES.max,
    duration: GUESSES.seconds,
  }),
  locks: new RateLimiterPostgres({
    ...store,
    keyPrefix: PREFIX.locks,
    points: Number.MAX_SAFE_INTEGER,
    duration: LOCK.remembered,
  }),
}))

/**
 * Counts a guess before the password is checked, so that of a hundred parallel guesses ten pass. It is the same for
 * unknown e-mails.
 */
export async function countGuess(store: SharedStore, email: string): Promise<Guess> {
  const { guesses, locks } = limitersOf(store)
  const key = keyOfEmail(email)
  const { consumedPoints } = await guesses.consume(key).catch(refuseOverLimit)
  return {
    async wrong() {
      if (consumedPoints < GUESSES.max) return
      const { consumedPoints: earlier } = await locks.consume(key)
      await guesses.block(key, Math.min(LOCK.seconds * 2 ** (earlier - 1), LOCK.longest))
    },
    async right() {
      await Promise.all([guesses.delete(key), locks.delete(key)])
    },
  }
}

/** Ends the lock of an e-mail whose holder has just set a new password by a link. */
export async function forgetGuesses(tx: Tx, email: string): Promise<void> {
  const key = keyOfEmail(email)
  await tx.sql('delete from rate_limits where key = any ($1)', [[`${PREFIX.guesses}:${key}`, `${PREFIX.locks}:${key}`]])
}
