import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from './in-turn.ts'

const endsOf = async (attempts: Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).map((end) => (end.status === 'fulfilled' ? end.value : end.reason.message))

describe('turns', () => {
  it('are taken one after the other, also after a failed one; when too many wait, the next is refused', async () => {
    const inTurn = createTurns(5)
    let running = 0
    let most = 0
    const work = async (n: number) => {
      most = Math.max(most, ++running)
      await sleep(5)
      running--
      if (n === 2) throw new Error('one that fails')
      return n
    }
    const ends = await endsOf([0, 1, 2, 3, 4, 5, 6].map((n) => inTurn(() => work(n))))
    expect(most).toBe(1)
    expect(ends).toEqual([0, 1, 'one that fails', 3, 4, 5, 'UNAVAILABLE'])
  })

  it('are not filled by one caller, who may come back when theirs are done', async () => {
    const inTurn = createTurns(5, 2)
    const round = () => endsOf(['one', 'one', 'one', 'other'].map((who) => inTurn(async () => who, who)))
    expect(await round()).toEqual(['one', 'one', 'UNAVAILABLE', 'other'])
    expect(await round()).toEqual(['one', 'one', 'UNAVAILABLE', 'other'])
  })
})
