import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { perStore, refuseOverLimit, type SharedStore } from '../../door/rate-limit.ts'
import { keyOfEmail } from './key-of-email.ts'

const LETTERS = { points: 5, duration: 3600 }
const lettersOf = perStore(
  (store) => new RateLimiterPostgres({ ...store, ...LETTERS, keyPrefix: 'confirmation-letters' }),
)

/** Counted for the e-mail, known or not, so that nobody's mailbox is filled by many sign-ups. */
export async function countConfirmation(store: SharedStore, email: string): Promise<void> {
  await lettersOf(store).consume(keyOfEmail(email)).catch(refuseOverLimit)
}
