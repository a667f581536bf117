import { randomUUID } from 'node:crypto'
import { contract } from '@ticarum/contract/contract'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../client.ts'
import { newCaller } from '../../door/caller.ts'
import { anotherInstance, openDoor } from '../../testing/open-door.ts'
import { argon2 } from './password.ts'

const verify = vi.spyOn(argon2, 'verify')
afterAll(() => vi.restoreAllMocks())

const { door, parts, given, owner } = await openDoor({ limits: true })
const otherInstance = anotherInstance(parts)
const MINUTE = 60

let addresses = 0
/** A guess from a new network, at one of two instances. */
const newAddress = () => `2001:db8:0:${(++addresses).toString(16)}::1`
async function signIn(email: string, password: string, address = newAddress()) {
  const answer = await createClient(addresses % 2 ? door : otherInstance, newCaller({ address })).identity.signIn.try({
    email,
    password,
  })
  return answer.ok ? { code: 'OK', args: {} } : answer
}
const guess = (email: string, address?: string) => signIn(email, 'a wrong guess', address)
const guesses = async (count: number, email: string) => {
  const codes: string[] = []
  for (let n = 0; n < count; n++) codes.push((await guess(email)).code)
  return codes
}
const wrong = (count: number) => Array(count).fill('WRONG_CREDENTIALS')

/** Moves the time of everything that is counted. */
const pass = (seconds: number) => owner.query('update rate_limits set expire = expire - $1::bigint * 1000', [seconds])

async function lockOf(email: string): Promise<number> {
  const { code, args } = await guess(email)
  expect(code).toBe('RATE_LIMITED')
  return (args as { retryAfter: number }).retryAfter
}

describe('one e-mail from many addresses', () => {
  it.each([
    ['of an account', async () => (await given.customer()).email],
    ['of nobody', async () => `${randomUUID()}@example.com`],
  ])('%s is locked for a minute after ten wrong passwords', async (_, make) => {
    const email = await make()
    expect(await guesses(11, email)).toEqual([...wrong(10), 'RATE_LIMITED'])
    expect(await lockOf(email)).toBeGreaterThan(MINUTE - 20)
    expect(await lockOf(email)).toBeLessThanOrEqual(MINUTE)
    expect(await lockOf(email.toUpperCase())).toBeLessThanOrEqual(MINUTE)
  })

  it('refuses the right password too while it is locked; afterwards it works and clears the count', async () => {
    const { email, password } = await given.supplier()
    await guesses(10, email)
    expect((await signIn(email, password)).code).toBe('RATE_LIMITED')
    await pass(MINUTE)
    expect((await signIn(email, password)).code).toBe('OK')
    expect(await guesses(10, email)).toEqual(wrong(10))
    expect(await lockOf(email)).toBeLessThanOrEqual(MINUTE) // not two minutes: the earlier lock has expired
  })

  it('forgets mistakes once the right password comes, and after an hour', async () => {
    const { email, password } = await given.customer()
    await guesses(9, email)
    expect((await signIn(email, password)).code).toBe('OK')
    expect(await guesses(9, email)).toEqual(wrong(9))
    await pass(60 * MINUTE)
    expect(await guesses(9, email)).toEqual(wrong(9))
  })

  it('is locked for a minute first, and for an hour each further time in a day', async () => {
    const { email, password } = await given.customer()
    for (const minutes of [1, 60, 60]) {
      expect(await guesses(10, email)).toEqual(wrong(10))
      const seconds = await lockOf(email)
      expect(seconds).toBeLessThanOrEqual(minutes * MINUTE)
      expect(seconds).toBeGreaterThan(minutes * MINUTE - 30)
      await pass(minutes * MINUTE)
    }
    expect((await signIn(email, password)).code).toBe('OK')
  })

  it('verifies only ten passwords when a hundred come at once', async () => {
    const { email } = await given.customer()
    verify.mockClear()
    const codes = (await Promise.all(Array.from({ length: 100 }, () => guess(email)))).map(({ code }) => code)
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(90)
    expect(verify).toHaveBeenCalledTimes(10)
  })

  it('locks nobody else, and leaves no address in the counters', async () => {
    const [locked, other] = [await given.customer(), await given.customer()]
    await guesses(10, locked.email)
    expect((await signIn(other.email, other.password)).code).toBe('OK')
    const { rows } = await owner.query<{ key: string }>('select key from rate_limits')
    expect(rows.filter(({ key }) => key.includes('@'))).toEqual([])
  })
})

describe('one address over many e-mails', () => {
  it('is refused after as many tries as the procedure allows', async () => {
    const { max } = contract.identity.signIn.rateLimit
    const address = newAddress()
    const codes: string[] = []
    for (let n = 0; n <= max; n++)
      codes.push((await guess(n % 2 ? (await given.customer()).email : `${randomUUID()}@example.com`, address)).code)
    expect(codes).toEqual([...wrong(max), 'RATE_LIMITED'])
  })
})
