import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadOf, type PackedLine, percentOf } from './containers.ts'

const room = (least: number, most: number) =>
  fc.record({ cm3: fc.integer({ min: least, max: most }), grams: fc.integer({ min: least, max: most }) })
const measure = fc.option(fc.integer({ min: 1, max: 1e9 }))
const line: fc.Arbitrary<PackedLine> = fc.record({
  productId: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 1000 }),
  unit: fc.constantFrom('carton', 'piece', 'sack'),
  details: fc.record({ weightGrams: measure, volumeCm3: measure }),
})
const container = room(1_000_000, 1_000_000_000)

it('a load is the exact sum of its lines, and names those that it leaves out', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
      const load = loadOf(lines)
      const exact = (field: 'volumeCm3' | 'weightGrams') =>
        lines.reduce((sum, each) => sum + BigInt(each.details[field] ?? 0) * BigInt(each.quantity), 0n)
      expect([BigInt(load.cm3), BigInt(load.grams)]).toEqual([exact('volumeCm3'), exact('weightGrams')])
      expect(load.cartons).toBe(lines.reduce((sum, { unit, quantity }) => sum + (unit === 'carton' ? quantity : 0), 0))
      expect(load.withoutVolume).toEqual(
        lines.filter(({ details }) => details.volumeCm3 === null).map(({ productId }) => productId),
      )
      expect(load.withoutWeight).toEqual(
        lines.filter(({ details }) => details.weightGrams === null).map(({ productId }) => productId),
      )
    }),
  )
})

it('the share of a container is that of what runs out first, rounded up by less than one per cent', () => {
  fc.assert(
    fc.property(room(0, 1e14), container, (load, held) => {
      const percent = BigInt(percentOf(load, held))
      const within = (part: number, whole: number, by: bigint) => BigInt(part) * 100n <= by * BigInt(whole)
      const fits = (by: bigint) => within(load.cm3, held.cm3, by) && within(load.grams, held.grams, by)
      expect(fits(percent)).toBe(true)
      expect(percent === 0n || !fits(percent - 1n)).toBe(true)
    }),
  )
})

it('a full container is 100 per cent, and any more needs another one', () => {
  const held = { cm3: 28_000_000, grams: 21_500_000 }
  expect(percentOf(held, held)).toBe(100)
  expect(percentOf({ cm3: 1, grams: 21_500_001 }, held)).toBe(101)
  expect(percentOf({ cm3: 0, grams: 0 }, held)).toBe(0)
})
