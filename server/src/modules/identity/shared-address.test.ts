import { tried } from '@ticarum/contract/testing/tried'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../client.ts'
import { type Caller, type Device, newCaller, newDevice } from '../../door/caller.ts'
import { anotherInstance, openDoor } from '../../testing/open-door.ts'
import { serveHttp } from '../../testing/open-http.ts'
import { argon2 } from './password.ts'

const verify = vi.spyOn(argon2, 'verify')
afterAll(() => vi.restoreAllMocks())

const opened = await openDoor({ limits: true })
const { door, parts, given, owner } = opened
const otherInstance = anotherInstance(parts)
const HOUR = 3600

/** Moves the time of everything that is counted. */
const pass = (seconds: number) => owner.query('update rate_limits set expire = expire - $1::bigint * 1000', [seconds])

async function signIn(person: { email: string; password: string }, from: Partial<Caller>) {
  const caller = newCaller(from)
  const answer = await createClient(door, caller).identity.signIn.try(person)
  return { code: answer.ok ? 'OK' : answer.code, device: caller.deviceCookie }
}
const wrongly = <P extends object>(person: P) => ({ ...person, password: 'a wrong guess' })

/** A device on which this person has signed in before. */
async function deviceOf(person: { email: string; password: string }): Promise<Device> {
  const { device } = await signIn(person, { address: '203.0.113.1', device: newDevice() })
  if (!device) throw new Error('the device was not remembered')
  return device
}

describe('one address', () => {
  it('lets 1,000 customers sign in within five minutes, of whom every fifth mistypes the password first', async () => {
    const people = await Promise.all(Array.from({ length: 1000 }, () => given.customer()))
    const { url, call } = await serveHttp(door, opened, {
      environment: { TRUSTED_PROXIES: '1' },
      pages: {
        mountAssets: () => {},
        render: async () => new Response('sign in', { headers: { 'cache-control': 'private, no-store' } }),
      },
    })
    const address = { 'x-forwarded-for': '192.0.2.1' }
    const outcomes: Record<string, number> = {}
    const customer = async (number: number) => {
      const page = await fetch(`${url}/auth`, { headers: address })
      const headers = { ...address, cookie: page.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
      const tried = number % 5 === 0 ? [wrongly, (right: object) => right] : [(right: object) => right]
      for (const typed of tried) {
        const { outcome } = await call('identity.signIn', { input: { ...typed(people[number] ?? {}) }, headers })
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }
    }
    const started = Date.now()
    const waiting = [...people.keys()]
    const queue = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await customer(next)
    }
    await Promise.all(Array.from({ length: 50 }, queue))
    expect(outcomes).toEqual({ OK: 1000, WRONG_CREDENTIALS: 200 })
    expect(Date.now() - started).toBeLessThan(300_000)
  })

  it('is refused to strange devices once too much failed, and grows by each account that signs in', async () => {
    const address = '192.0.2.2'
    const [regular, another, stranger] = [await given.customer(), await given.customer(), await given.customer()]
    const known = await deviceOf(regular)
    const spent = (points: number) =>
      owner.query(
        `insert into rate_limits (key, points, expire) values ($1, $2, $3)
          on conflict (key) do update set points = excluded.points`,
        [`sign-ins-of-network:${address}`, points, Date.now() + HOUR * 1000],
      )
    const failures = async () =>
      (await owner.query('select points from rate_limits where key = $1', [`sign-ins-of-network:${address}`])).rows[0]
    const as = async (person: { email: string; password: string }, device = newDevice()) =>
      (await signIn(person, { address, device })).code

    await spent(998)
    expect(await as(wrongly(stranger))).toBe('WRONG_CREDENTIALS') // 999
    expect(await as(another)).toBe('OK')
    expect(await failures()).toEqual({ points: 998 })
    expect(await as(another)).toBe('OK')
    expect(await failures(), 'an account makes room once').toEqual({ points: 998 })

    await spent(1000)
    expect(await as(stranger)).toBe('RATE_LIMITED')
    expect(await as(regular), 'on a strange device').toBe('RATE_LIMITED')
    expect(await as(stranger, known), 'on the device of somebody else').toBe('RATE_LIMITED')
    expect(await as(regular, known)).toBe('OK')
  })
})

describe('one account', () => {
  it('has at most 20 of 10,000 passwords tried that come from 1,000 addresses within an hour', async () => {
    const person = await given.customer()
    const [known, lateComer] = [await deviceOf(person), newDevice()]
    verify.mockClear()
    const outcomes: Record<string, number> = {}
    for (let round = 0; round < 10; round++) {
      const addresses = Array.from({ length: 1000 }, (_, n) => `198.18.${n >> 8}.${n & 255}`)
      const attacker = async () => {
        for (let address = addresses.pop(); address; address = addresses.pop()) {
          const caller = newCaller({ address, device: addresses.length % 2 ? newDevice() : null })
          const at = addresses.length % 3 ? door : otherInstance
          const answer = await createClient(at, caller).identity.signIn.try(wrongly(person))
          const code = answer.ok ? 'OK' : answer.code
          outcomes[code] = (outcomes[code] ?? 0) + 1
        }
      }
      await Promise.all(Array.from({ length: 20 }, attacker))
      await pass(HOUR / 10 - 30)
    }
    tried('password', outcomes.RATE_LIMITED ?? 0)
    expect(verify).toHaveBeenCalledTimes(20)
    expect(outcomes).toEqual({ WRONG_CREDENTIALS: 20, RATE_LIMITED: 9980 })

    // Meanwhile its owner is kept out only where they never were.
    expect((await signIn(person, { device: lateComer })).code).toBe('RATE_LIMITED')
    expect((await signIn(person, { device: known })).code).toBe('OK')
  })

  it('is guessed at ten times on a device that knows it, too', async () => {
    const person = await given.customer()
    const device = await deviceOf(person)
    const codes: string[] = []
    for (let n = 0; n < 11; n++) codes.push((await signIn(wrongly(person), { device })).code)
    expect(codes).toEqual([...Array(10).fill('WRONG_CREDENTIALS'), 'RATE_LIMITED'])
    expect((await signIn(person, { device: newDevice() })).code, 'elsewhere').toBe('OK')
  })

  it('is one of eight that a device remembers', async () => {
    let device = newDevice()
    const people = await Promise.all(Array.from({ length: 9 }, () => given.customer()))
    for (const person of people) device = (await signIn(person, { address: '192.0.2.9', device })).device ?? device
    expect(device.knows).toHaveLength(8)
    expect(new Set(device.knows).size).toBe(8)
  })
})
