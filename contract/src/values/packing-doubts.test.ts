import { expect, it } from 'vitest'
import { type PackingDoubt, packingDoubt } from './packing-doubts.ts'

const sofa = { unit: 'piece', category: 'home', priceCents: 48_550 } as const

it.each<[what: string, packed: Parameters<typeof packingDoubt>[0], doubt: PackingDoubt | null]>([
  ['a sofa of 145 g', { ...sofa, weightGrams: 145 }, 'light'],
  ['a sofa of 145 g in 1.2 m³', { ...sofa, category: 'other', weightGrams: 145, volumeCm3: 1_200_000 }, 'light'],
  ['a sofa of 45 kg in 1.2 m³', { ...sofa, weightGrams: 45_000, volumeCm3: 1_200_000 }, null],
  ['a sofa of 45 t in 1.2 m³', { ...sofa, weightGrams: 45_000_000, volumeCm3: 1_200_000 }, 'heavy'],
  ['a sofa of 1,200 m³', { ...sofa, weightGrams: 45_000, volumeCm3: 1_200_000_000 }, 'large'],
  ['a sofa of which nothing is said', sofa, null],
  ['a telephone of 200 g', { unit: 'piece', category: 'electronics', priceCents: 60_000, weightGrams: 200 }, null],
  ['a pillow', { unit: 'piece', category: 'home', priceCents: 350, weightGrams: 600, volumeCm3: 40_000 }, null],
  ['steel', { unit: 'm', category: 'construction', priceCents: 900, weightGrams: 7850, volumeCm3: 1000 }, null],
  ['a kilogram of 145 g', { unit: 'kg', category: 'food', priceCents: 300, weightGrams: 145 }, 'light'],
])('%s', (_, packed, doubt) => {
  expect(packingDoubt(packed)).toBe(doubt)
})
