import { describe, expect, it } from 'vitest'
import { createCallsAtOnce } from './calls-at-once.ts'
import { createLane, type LaneLimits } from './lane.ts'

const wide: LaneLimits = { atOnce: 2, ofOne: 2, ofKind: 2, waiting: 100, patience: 60_000 }

/** Calls that begin when the lane lets them and end when the test says so. */
function calling(limits: Partial<LaneLimits> = {}) {
  const reported: number[] = []
  const lane = createLane({ ...wide, ...limits }, ({ waiting }) => reported.push(waiting))
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const outcomes = new Map<string, string>()
  const call = (who: string, n = 1, kind = 'orders') => {
    const name = `${who}${n}`
    lane
      .enter({ who, kind }, async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.set(name, end))
      })
      .then(
        () => outcomes.set(name, 'OK'),
        (error: { code: string }) => outcomes.set(name, error.code),
      )
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await expect.poll(() => outcomes.get(name)).toBe('OK')
  }
  return { lane, call, end, begun, outcomes, reported }
}

describe('a lane', () => {
  it('lets callers take turns: who sends many waits behind themselves', async () => {
    const { call, end, begun } = calling()
    for (let n = 1; n <= 50; n++) call('flood', n)
    call('buyer')
    await end('flood1')
    expect(begun).toEqual(['flood1', 'flood2', 'flood3'])
    await end('flood2')
    expect(begun.at(-1)).toBe('buyer1')
  })

  it('gives one caller no more than their share, even of free places', async () => {
    const { call, end, begun } = calling({ ofOne: 1 })
    call('flood', 1)
    call('flood', 2)
    call('buyer')
    expect(begun).toEqual(['flood1', 'buyer1'])
    await end('flood1')
    expect(begun.at(-1)).toBe('flood2')
  })

  it('keeps a place free of calls about one locked table', async () => {
    const { call, begun } = calling({ ofKind: 1 })
    for (const who of ['a', 'b', 'c']) call(who, 1, 'listings')
    call('reader', 1, 'content')
    expect(begun).toEqual(['a1', 'reader1'])
  })

  it('refuses the newest call of the longest queue when too many wait', async () => {
    const { call, outcomes, begun, end } = calling({ waiting: 4 })
    for (let n = 1; n <= 6; n++) call('flood', n)
    call('buyer')
    await expect.poll(() => [...outcomes]).toEqual([['flood6', 'UNAVAILABLE']])
    await end('flood1')
    await end('flood2')
    expect(begun).toContain('buyer1')
  })

  it('refuses the newcomer where no queue is longer than theirs, and says so before they come', async () => {
    const { call, outcomes, lane } = calling({ atOnce: 1, waiting: 2, patience: 5000 })
    for (const who of ['working', 'first', 'second', 'newcomer']) call(who)
    await expect.poll(() => [...outcomes]).toEqual([['newcomer1', 'UNAVAILABLE']])
    expect(() => lane.admit({ who: 'newcomer', kind: 'orders' })).toThrow('UNAVAILABLE')
  })

  it('refuses who has waited long enough, and says so to metrics', async () => {
    const { call, end, outcomes, begun, reported } = calling({ atOnce: 1, patience: 1 })
    call('slow')
    call('buyer')
    await expect.poll(() => outcomes.get('buyer1')).toBe('UNAVAILABLE')
    expect(reported).toEqual([1, 0])
    await end('slow1')
    expect(begun).toEqual(['slow1'])
  })

  it('gives a place back when its call fails', async () => {
    const lane = createLane({ ...wide, atOnce: 1 })
    const fails = lane.enter({ who: 'a', kind: 'x' }, async () => {
      throw new Error('no')
    })
    await expect(fails).rejects.toThrow('no')
    expect(await lane.enter({ who: 'b', kind: 'x' }, async () => 'done')).toBe('done')
  })
})

describe('calls at once', () => {
  it('are counted for each caller until they are answered', async () => {
    const atOnce = createCallsAtOnce()
    let end = () => {}
    const first = atOnce('a', 1, () => new Promise<void>((done) => (end = done)))
    await expect(atOnce('a', 1, async () => {})).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      args: { retryAfter: expect.any(Number) },
    })
    await atOnce('b', 1, async () => {})
    end()
    await first
    await atOnce('a', 1, async () => {})
  })
})
