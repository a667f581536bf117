import { contract } from '@ticarum/contract/contract'
import { describe, expect, it } from 'vitest'
import { routers } from '../routers.ts'
import { openDoor } from '../testing/open-door.ts'
import { serveHttp } from '../testing/open-http.ts'
import { givenPeople, givenSession } from '../testing/personas.ts'
import { outcomeOf, plantedDoor, plantedRead } from '../testing/planted.ts'
import { newDevice } from './caller.ts'
import { createDoor } from './door.ts'

const opened = await openDoor({ limits: true })
const { parts, owner } = opened
const people = await givenPeople(opened)

const limited = (rateLimit: {
  by: 'device' | 'account'
  max: number
  seconds?: number
  shared?: boolean
  network?: number
}) => plantedDoor({ ...plantedRead, rateLimit: { seconds: 60, ...rateLimit } }, async () => ({ done: true }), parts)
const times = async (count: number, call: () => Promise<{ code: string }>) => {
  const codes: string[] = []
  for (let n = 0; n < count; n++) codes.push((await call()).code)
  return codes
}

describe('a limit without cookies', () => {
  it('counts an IPv6 network of /64 as one and its neighbour apart', async () => {
    const door = limited({ by: 'device', max: 2 })
    const from = (address: string) => outcomeOf(door, { address })
    expect([
      (await from('2001:db8:1:2::1')).code,
      (await from('2001:db8:1:2:ffff::9')).code,
      (await from('2001:db8:1:2::3')).code,
    ]).toEqual(['OK', 'OK', 'RATE_LIMITED'])
    expect((await from('2001:db8:1:3::1')).code).toBe('OK')
  })

  it('says how long to wait, and lets in again afterwards', async () => {
    const door = limited({ by: 'device', max: 1, seconds: 1 })
    await outcomeOf(door)
    const refused = await outcomeOf(door)
    expect(refused).toEqual({ code: 'RATE_LIMITED', with: { retryAfter: 1 } })
    await new Promise((wait) => setTimeout(wait, 1100))
    expect((await outcomeOf(door)).code).toBe('OK')
  })
})

describe('a limit by device', () => {
  const address = '192.0.2.60'

  it('counts devices of one address apart, and who has no cookie together', async () => {
    const door = limited({ by: 'device', max: 2 })
    const [one, two] = [newDevice(), newDevice()]
    expect(await times(3, () => outcomeOf(door, { address, device: one }))).toEqual(['OK', 'OK', 'RATE_LIMITED'])
    expect(await times(3, () => outcomeOf(door, { address, device: two }))).toEqual(['OK', 'OK', 'RATE_LIMITED'])
    expect(await times(3, () => outcomeOf(door, { address }))).toEqual(['OK', 'OK', 'RATE_LIMITED'])
  })

  it.each([
    ['ten times as much', {}, 20],
    ['what is declared', { network: 5 }, 5],
  ])('ends for who throws cookies away at %s, in this network only', async (_, network, most) => {
    for (const shared of [false, true]) {
      const door = limited({ by: 'device', max: 2, shared, ...network })
      const from = (given: string) => outcomeOf(door, { address: given, device: newDevice() })
      const here = `198.51.100.${most}`
      expect((await times(most + 1, () => from(here))).lastIndexOf('OK')).toBe(most - 1)
      expect((await from('192.0.2.63')).code).toBe('OK')
    }
  })

  it('follows who is signed in over addresses and devices', async () => {
    const door = limited({ by: 'device', max: 2 })
    const as = async (n: number) =>
      outcomeOf(door, {
        address: `192.0.2.${n}`,
        device: newDevice(),
        token: await givenSession(opened, people.supplier.id),
      })
    expect([(await as(70)).code, (await as(71)).code, (await as(72)).code]).toEqual(['OK', 'OK', 'RATE_LIMITED'])
  })
})

describe('a limit by account', () => {
  it('follows the account over addresses and sessions, and counts visitors by address', async () => {
    const door = limited({ by: 'account', max: 2 })
    const as = async (address: string) =>
      outcomeOf(door, { address, token: await givenSession(opened, people.customer.id) })
    expect([(await as('192.0.2.1')).code, (await as('192.0.2.2')).code, (await as('192.0.2.3')).code]).toEqual([
      'OK',
      'OK',
      'RATE_LIMITED',
    ])
    expect(await times(3, () => outcomeOf(door, { address: '192.0.2.3' }))).toEqual(['OK', 'OK', 'RATE_LIMITED'])
  })
})

describe('a shared limit', () => {
  it('is counted together by two doors on one database; other limits are not', async () => {
    const [one, two] = [
      limited({ by: 'device', max: 4, shared: true }),
      limited({ by: 'device', max: 4, shared: true }),
    ]
    const codes = [
      ...(await times(2, () => outcomeOf(one))),
      ...(await times(3, () => outcomeOf(two))),
      ...(await times(1, () => outcomeOf(one))),
    ]
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'RATE_LIMITED', 'RATE_LIMITED'])

    const [mine, yours] = [limited({ by: 'device', max: 1 }), limited({ by: 'device', max: 1 })]
    expect([(await outcomeOf(mine)).code, (await outcomeOf(yours)).code]).toEqual(['OK', 'OK'])
  })

  it('admits exactly its number when all come at once', async () => {
    const doors = [limited({ by: 'device', max: 10, shared: true }), limited({ by: 'device', max: 10, shared: true })]
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        outcomeOf(doors[n % 2] ?? limited({ by: 'device', max: 0 }), { address: '192.0.2.40' }),
      ),
    )
    expect(outcomes.filter(({ code }) => code === 'OK')).toHaveLength(10)
    expect(outcomes.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(30)
  })

  it('stops counting in the database once it is spent, so that a flood costs no writes', async () => {
    const door = limited({ by: 'device', max: 3, shared: true })
    await times(50, () => outcomeOf(door, { address: '192.0.2.50' }))
    const { rows } = await owner.query("select points from rate_limits where key = 'planted.call:192.0.2.50'")
    expect(rows).toEqual([{ points: 3 }])
  })
})

describe('over HTTP', async () => {
  const { call } = await serveHttp(opened.door, opened)

  it('stops guesses at passwords and says when to come back', async () => {
    let guesses = 0
    const guess = () =>
      call('identity.signIn', { input: { email: `${guesses++}@example.com`, password: 'a wrong guess' } })
    const codes: string[] = []
    for (let n = 0; n < 20; n++) codes.push((await guess()).outcome)
    expect(new Set(codes)).toEqual(new Set(['WRONG_CREDENTIALS']))
    const refused = await guess()
    expect(refused).toMatchObject({ status: 429, outcome: 'RATE_LIMITED' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.body).toEqual({
      code: 'RATE_LIMITED',
      args: { retryAfter: Number(refused.headers.get('retry-after')) },
    })
  })
})

describe('X-Forwarded-For', async () => {
  const different = (n: number) => `198.51.100.${n}`
  const claims = [
    { claim: 'no proxy: the header is ignored', proxies: 0, header: different, refused: 1 },
    {
      claim: 'one proxy: only what it added counts',
      proxies: 1,
      header: (n: number) => `${different(n)}, 203.0.113.9`,
      refused: 1,
    },
    { claim: 'one proxy: people before it are told apart', proxies: 1, header: different, refused: 0 },
    {
      claim: 'two proxies: the one before the last counts',
      proxies: 2,
      header: (n: number) => `${different(n)}, 203.0.113.9`,
      refused: 0,
    },
    { claim: 'two proxies, of which only one spoke: the socket counts', proxies: 2, header: different, refused: 1 },
    {
      claim: 'rubbish is no address: the socket counts',
      proxies: 1,
      header: (n: number) => `not an address ${n}`,
      refused: 1,
    },
  ]
  const served = await Promise.all(
    claims.map(async (each) => ({
      ...each,
      ...(await serveHttp(createDoor(contract, routers, parts), opened, {
        environment: { TRUSTED_PROXIES: String(each.proxies) },
      })),
    })),
  )

  it.each(served)('$claim', async ({ call, header, refused }) => {
    const { max } = contract.identity.signOut.rateLimit
    const outcomes: string[] = []
    for (let n = 0; n <= max; n++)
      outcomes.push((await call('identity.signOut', { headers: { 'x-forwarded-for': header(n) } })).outcome)
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(refused)
  })
})
