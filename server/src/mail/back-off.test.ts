import { describe, expect, it } from 'vitest'
import { waitAfter } from './back-off.ts'

const HOUR = 3600 * 1000
const createdAt = new Date('2026-11-01T00:00:00Z')
const after = (hours: number) => ({ createdAt, now: new Date(createdAt.getTime() + hours * HOUR), firstWait: 30_000 })

describe('the wait before the next try', () => {
  it('doubles up to two hours, give or take a quarter', () => {
    for (const [tries, wait] of [
      [1, 30_000],
      [2, 60_000],
      [8, 128 * 30_000],
      [9, 2 * HOUR],
      [2000, 2 * HOUR],
    ] as const) {
      for (let round = 0; round < 100; round++) {
        const chosen = waitAfter(tries, after(1))
        expect(chosen).toBeGreaterThanOrEqual(wait * 0.75)
        expect(chosen).toBeLessThanOrEqual(wait * 1.25)
      }
    }
  })

  it('is not the same for all that failed together', () => {
    expect(new Set(Array.from({ length: 100 }, () => waitAfter(5, after(1)))).size).toBeGreaterThan(90)
  })

  it('never goes beyond 72 hours, after which there is none', () => {
    expect(waitAfter(20, after(71.9))).toBeLessThanOrEqual(0.1 * HOUR + 1)
    expect(waitAfter(1, after(72))).toBeNull()
  })
})
