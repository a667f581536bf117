import { expect, it } from 'vitest'
import { priceSteps } from './price-steps.ts'

const tier = (from: number, priceCents: number) => ({ from, priceCents, pieceCents: null })
const ranges = (minimum: number, ...tiers: ReturnType<typeof tier>[]) =>
  priceSteps({ minimum, priceCents: 320, pieceCents: null, tiers }).map(({ from, to, priceCents }) => [
    from,
    to,
    priceCents,
  ])

it('gives each price the quantities that it holds for', () => {
  expect(ranges(120, tier(480, 295), tier(960, 278))).toEqual([
    [120, 479, 320],
    [480, 959, 295],
    [960, null, 278],
  ])
  expect(ranges(1)).toEqual([[1, null, 320]])
})

it('leaves out prices of quantities that nobody can order', () => {
  expect(ranges(100, tier(50, 300), tier(200, 280))).toEqual([
    [100, 199, 300],
    [200, null, 280],
  ])
  expect(ranges(50, tier(50, 300))).toEqual([[50, null, 300]])
})
