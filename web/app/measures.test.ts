import { expect, it } from 'vitest'
import { volume, weight } from './measures.ts'

it('writes weights and volumes in the unit that reads best', () => {
  expect([weight(490, 'en'), weight(1000, 'so'), weight(12_600, 'tr'), weight(1_250_000, 'ar')]).toEqual([
    '490 g',
    '1 kg',
    '12,6 kg',
    '1,250 kg',
  ])
  expect([volume(999, 'en'), volume(6300, 'en'), volume(163_200, 'tr')]).toEqual(['999 cm³', '0.006 m³', '0,163 m³'])
})
