import { describe, expect, it } from 'vitest'
import { bandsOf, STRIPE_COUNT } from './stripe-bands.ts'

const all = Array.from({ length: STRIPE_COUNT }, (_, stripe) => bandsOf(stripe))

describe('stripes', () => {
  it('are all different, for more than 100,000 suppliers', () => {
    expect(new Set(all.map((bands) => bands.map(({ width, dye }) => width + dye).join())).size).toBe(STRIPE_COUNT)
    expect(STRIPE_COUNT).toBeGreaterThan(100_000)
  })

  it('fill their width, and no band blends into the next', () => {
    const faulty = all.filter(
      (bands) =>
        bands.reduce((sum, { width }) => sum + width, 0) !== 20 ||
        bands.some(({ dye }, band) => dye === bands[band + 1]?.dye),
    )
    expect(faulty).toEqual([])
  })

  it('of suppliers that joined one after the other differ in most of their dyes', () => {
    const alike = all
      .slice(0, 1000)
      .map((bands, stripe) => bands.filter(({ dye }, band) => dye === all[stripe + 1]?.[band]?.dye).length)
    expect(Math.max(...alike)).toBeLessThanOrEqual(2)
  })
})
