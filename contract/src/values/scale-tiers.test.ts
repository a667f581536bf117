import { describe, expect, it } from 'vitest'
import { isLargeChange, type Prices, priceDifferences, pricesAfter, scaleTiers } from './scale-tiers.ts'

const prices = (priceCents: number, ...tiers: [from: number, priceCents: number][]): Prices => ({
  priceCents,
  tiers: tiers.map(([from, cents]) => ({ from, priceCents: cents })),
})
const scaled = (before: Prices, priceCents: number) =>
  scaleTiers(before, priceCents).map((tier) => [tier.from, tier.priceCents])

describe('tiers of another price', () => {
  it.each<[what: string, before: Prices, after: number, tiers: number[][]]>([
    [
      'rise with it',
      prices(6000, [20, 5000], [100, 4500]),
      999_900,
      [
        [20, 833_250],
        [100, 749_925],
      ],
    ],
    [
      'fall with it',
      prices(6000, [20, 5000], [100, 4500]),
      3000,
      [
        [20, 2500],
        [100, 2250],
      ],
    ],
    ['round half a cent up', prices(200, [10, 101]), 101, [[10, 51]]],
    ['round less than half down', prices(1000, [10, 904]), 1001, [[10, 905]]],
    ['go where they no longer fall', prices(100, [10, 99], [20, 98], [50, 40]), 3, [[50, 1]]],
    ['never cost nothing', prices(1000, [10, 10]), 20, []],
    ['stay with the same price', prices(1000, [10, 999]), 1000, [[10, 999]]],
    ['stay below the first price that a draft has', prices(0, [10, 900], [20, 500]), 800, [[20, 500]]],
    ['go with the price', prices(1000, [10, 900]), 0, []],
    [
      'are exact beyond what numbers hold',
      prices(99_999_999_999, [2, 99_999_999_998]),
      99_999_999_998,
      [[2, 99_999_999_997]],
    ],
  ])('%s', (_, before, after, tiers) => {
    expect(scaled(before, after)).toEqual(tiers)
  })

  it('always fall, from below the price on', () => {
    let seed = 7
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return 1 + (seed % most)
    }
    for (let n = 0; n < 5000; n++) {
      const before = random(5000) + 10
      const cents = [...new Set(Array.from({ length: random(10) }, () => random(before - 1)))].sort((a, b) => b - a)
      const after = random(8000)
      const all = [
        after,
        ...scaled(prices(before, ...cents.map((c, row) => [row + 2, c] as [number, number])), after).map(
          ([, c]) => c ?? 0,
        ),
      ]
      expect(all.every((c, place) => c > 0 && (place === 0 || c < (all[place - 1] ?? 0)))).toBe(true)
    }
  })
})

describe('differences', () => {
  it('hold every quantity of both, and lead to the new prices', () => {
    const after = prices(500, [20, 400])
    const differences = priceDifferences(prices(1000, [10, 900], [20, 800]), after)
    expect(differences).toEqual([
      { from: 1, old: 1000, new: 500 },
      { from: 10, old: 900, new: null },
      { from: 20, old: 800, new: 400 },
    ])
    expect(pricesAfter(differences)).toEqual(after)
  })

  it.each([
    ['30 % up', prices(1000), prices(1300), false],
    ['a cent more', prices(1000), prices(1301), true],
    ['30 % down', prices(1000), prices(700), false],
    ['a cent less', prices(1000), prices(699), true],
    ['a tier alone', prices(1000, [10, 900]), prices(1000, [10, 90]), true],
    ['a first price', prices(0), prices(99_900), false],
  ])('%s', (_, before, after, large) => {
    expect(isLargeChange(priceDifferences(before, after))).toBe(large)
  })
})
