import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { placesIn } from './place-names.ts'

test.each([
  ['so', 'Mogadishu', 'Muqdisho'],
  ['so', 'Kayseri, Turkey', 'Kayseri, Turki'],
  ['tr', 'Izmir, Turkey', 'İzmir, Türkiye'],
  ['tr', 'Muqdisho', 'Mogadişu'],
  ['ar', 'Gaziantep, Turkey', 'غازي عنتاب، تركيا'],
  ['ar', 'ISTANBUL', 'إسطنبول'],
  ['ar', 'Afgooye', 'Afgooye'],
  ['en', 'İzmir, Türkiye', 'İzmir, Türkiye'],
] as const)('in %s, %s is %s', (language, written, wanted) => {
  expect(placesIn(language, written)).toBe(wanted)
})

test('every country of the lists has a name in every language', () => {
  for (const { name } of countries) expect(placesIn('ar', name), name).toMatch(/\p{Script=Arabic}/u)
})
