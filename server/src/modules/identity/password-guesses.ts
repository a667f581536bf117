import type { Tx } from '@ticarum/db/transaction'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { PreparationContext } from '../../door/before-transaction.ts'
import { newDevice } from '../../door/caller.ts'
import { networkOf } from '../../door/network.ts'
import { forgetCounts, perStore, refuseOverLimit } from '../../door/rate-limit.ts'
import { keyOfEmail } from './key-of-email.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const GUESSES = { max: 10, seconds: HOUR }
/** A person can wait a minute. Who goes on guessing within a day waits for an hour each time. */
const LOCK = { first: MINUTE, further: HOUR, remembered: 24 * HOUR }
/**
 * Sign-ins that failed on strange devices of one network. A carrier has thousands of customers behind one address: each
 * account that signs in there makes room for one more.
 */
const NETWORK = { max: 1000, seconds: HOUR }
/** How many accounts a device remembers: in a shop several people share one. */
const KNOWN_ACCOUNTS = 8

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
  networks: new RateLimiterPostgres({
    ...store,
    keyPrefix: 'sign-ins-of-network',
    points: NETWORK.max,
    duration: NETWORK.seconds,
    // For some seconds a flood causes no writes; longer, and it would not be seen that the limit grew.
    inMemoryBlockOnConsumed: NETWORK.max,
    inMemoryBlockDuration: 10,
  }),
  /** who has made room already */
  grown: new RateLimiterPostgres({ ...store, keyPrefix: 'sign-ins-grown', points: 1, duration: NETWORK.seconds }),
}))

/**
 * Counts a guess before the password is checked, so that of a hundred parallel guesses ten pass. It is the same for
 * unknown e-mails. A device on which the account has signed in before is counted by itself: strangers, however many,
 * lock its owner out neither by guessing nor by using up what their network may.
 */
export async function countGuess({ counters, caller }: PreparationContext, email: string): Promise<Guess> {
  const { guesses, locks, networks, grown } = limitersOf(counters)
  const key = keyOfEmail(email)
  const mark = key.slice(0, 16)
  const network = networkOf(caller.address)
  const known = caller.device?.knows.includes(mark) ? caller.device : undefined
  const counted = known ? `${key}/${known.id}` : key
  if (!known) await networks.consume(network).catch(refuseOverLimit)
  const { consumedPoints } = await guesses.consume(counted).catch(refuseOverLimit)

  async function makeRoom(): Promise<void> {
    const first = await grown.consume(`${network}/${key}`).then(
      () => true,
      () => false,
    )
    await networks.reward(network, first ? 2 : 1)
  }
  return {
    async wrong() {
      if (consumedPoints < GUESSES.max) return
      const { consumedPoints: locked } = await locks.consume(counted)
      await guesses.block(counted, locked === 1 ? LOCK.first : LOCK.further)
    },
    async right() {
      await Promise.all([guesses.delete(counted), locks.delete(counted), known ? undefined : makeRoom()])
      const device = caller.device ?? newDevice()
      const others = device.knows.filter((each) => each !== mark)
      caller.deviceCookie = { ...device, knows: [mark, ...others].slice(0, KNOWN_ACCOUNTS) }
    },
  }
}

/** Ends the lock of an e-mail whose holder has just set a new password by a link. */
export async function forgetGuesses(tx: Tx, email: string): Promise<void> {
  const key = keyOfEmail(email)
  await forgetCounts(tx, [`${PREFIX.guesses}:${key}`, `${PREFIX.locks}:${key}`])
}
