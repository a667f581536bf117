import { contract } from '@ticarum/contract/contract'
import { type TestDatabase, testDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { type Api, createClient } from '../client.ts'
import { hashToken } from '../door/authenticate.ts'
import { type Caller, newCaller } from '../door/caller.ts'
import { createDoor, type Door, type DoorParts } from '../door/door.ts'
import type { RateLimiter } from '../door/rate-limit.ts'
import type { Clock } from '../platform/clock.ts'
import { silentLog } from '../platform/log.ts'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { routers } from '../routers.ts'
import { testPush } from './push-service.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface TestClock extends Clock {
  set(at: Date): void
  advance(milliseconds: number): void
}

function testClock(start = new Date()): TestClock {
  let at = start
  return {
    now: () => new Date(at),
    set(next) {
      at = next
    },
    advance(milliseconds) {
      at = new Date(at.getTime() + milliseconds)
    },
  }
}

export interface OpenDoor extends TestDatabase {
  door: Door
  parts: DoorParts
  clock: TestClock
  /** the API for this caller */
  as(caller?: Partial<Caller>): Api
  /** the API for a person who signed in through the door */
  signedIn(person: GivenPerson): Promise<Caller>
  asPerson(person: GivenPerson): Promise<Api>
  /** the same, having just proven who they are */
  asProven(person: GivenPerson): Promise<Api>
}

/** A second process on the same database, with counters and locks of its own. */
export const anotherInstance = (parts: DoorParts): Door => createDoor(contract, routers, parts)

const unlimited: RateLimiter = async () => {}

/** The real door on a real database, for tests; the clock can be set, and rate limits can be left out. */
export async function openDoor({
  limits = false,
  ...given
}: { limits?: boolean } & Partial<DoorParts> = {}): Promise<OpenDoor> {
  const database = await testDatabase()
  const clock = testClock()
  const storage = diskStorage(await temporaryFolder())
  const parts: DoorParts = {
    pool: database.app,
    signInPool: database.signIn,
    clock,
    log: silentLog,
    origin: 'https://ticarum.example',
    wakeWorker: () => {},
    storage,
    textChannels: ['whatsapp', 'sms'],
    pushKey: testPush.WEB_PUSH_PUBLIC_KEY,
    dealSecret: 'makes the tokens of links to deals',
    checkAnswers: true,
    ...(limits ? {} : { rateLimiter: unlimited }),
    ...given,
  }
  const door = createDoor(contract, routers, parts)
  const as = (caller: Partial<Caller> = {}) => createClient(door, newCaller(caller))

  async function signedIn({ email, password, role }: GivenPerson): Promise<Caller> {
    const caller = newCaller()
    await createClient(door, caller).identity.signIn({ email, password })
    if (!caller.sessionCookie || caller.sessionCookie === 'clear') throw new Error('no session was opened')
    const { token } = caller.sessionCookie
    // An admin's session ends 12 hours after it began; most tests that move the clock are about something else.
    if (role === 'admin')
      await database.owner.query("update sessions set created_at = '2100-01-01' where token_hash = $1", [
        hashToken(token),
      ])
    return newCaller({ token })
  }
  async function asProven(person: GivenPerson): Promise<Api> {
    const caller = await signedIn(person)
    await database.owner.query('update sessions set reauthenticated_at = $2 where token_hash = $1', [
      hashToken(caller.token ?? ''),
      clock.now(),
    ])
    return as(caller)
  }
  const asPerson = async (person: GivenPerson) => as(await signedIn(person))
  return { ...database, door, parts, clock, as, signedIn, asPerson, asProven }
}
