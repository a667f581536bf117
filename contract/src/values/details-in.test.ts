import { describe, expect, test } from 'vitest'
import { detailNames, namesIn } from './detail-names.ts'
import { detailWords } from './detail-words.ts'
import { detailsIn } from './details-in.ts'
import { ambiguousSpellings } from './known-words.ts'
import { type Language, languages } from './languages.ts'

const factIn = (language: Language, name: string, value: string) =>
  detailsIn(language, { options: [], facts: [{ name, value }] }).facts[0]
const valueIn = (language: Language, value: string) => factIn(language, 'x', value)?.value

describe('names', () => {
  test.each([
    ['so', 'Colour', 'Midabka'],
    ['so', 'RENK', 'Midabka'],
    ['ar', 'color', 'اللون'],
    ['ar', 'Kumaş', 'المادة'],
    ['tr', 'لون', 'Renk'],
    ['en', 'Raf ömrü', 'Shelf life'],
    ['tr', 'Beden', 'Beden'],
    ['en', 'Color', 'Color'],
    ['so', 'Whatever this is', 'Whatever this is'],
  ] as const)('in %s, %s is %s', (language, written, wanted) => {
    expect(factIn(language, written, '1')?.name).toBe(wanted)
  })

  test('are offered in the alphabet of their reader, each once', () => {
    for (const language of languages) expect(new Set(namesIn(language)).size).toBe(detailNames.length)
    expect(namesIn('tr').slice(0, 2)).toEqual(['Abajur', 'Açılış'])
  })
})

describe('values', () => {
  test.each([
    ['so', 'Black', 'madow'],
    ['ar', 'kırmızı', 'أحمر'],
    ['tr', 'Single', 'tek kişilik'],
    ['ar', 'steel, Ø 32 cm', 'فولاذ، Ø 32 cm'],
    ['so', 'black/white', 'madow/caddaan'],
    ['tr', '65% cotton, 35% polyester', '%65 pamuk, %35 polyester'],
    ['en', '%100 pamuk', '100% cotton'],
    ['ar', '100 % cotton', 'قطن 100%'],
    ['tr', '≤ 14.5 %', '≤ %14.5'],
    ['so', 'Gaziantep', 'Gaziantep'],
    ['ar', 'Gaziantep', 'غازي عنتاب'],
    ['ar', '2 years', 'سنتان'],
    ['ar', '12 ay', '12 شهرًا'],
    ['ar', '1–2 years', '1–2 سنة'],
    ['so', '24 pcs', '24 xabo'],
    ['tr', '8–10 minutes', '8–10 dakika'],
    ['en', '1 adet', '1 piece'],
    ['ar', '220–240 V', '220–240 V'],
    ['ar', '1,5 kg', '1,5 kg'],
    ['so', '100% combed yarn', '100% combed yarn'],
    ['tr', 'EN 14683', 'EN 14683'],
  ] as const)('in %s, %s is %s', (language, written, wanted) => {
    expect(valueIn(language, written)).toBe(wanted)
  })

  test('of one option are never shown alike', () => {
    const options = [{ name: 'Renk', values: ['red', 'kırmızı', 'blue'] }]
    expect(detailsIn('so', { options, facts: [] }).options).toEqual([
      { name: 'Midabka', values: ['red', 'kırmızı', 'blue'] },
    ])
  })
})

describe.each([
  ['names', detailNames],
  ['words', detailWords],
])('the list of %s', (_, list) => {
  test('has each one in every language, in its script', () => {
    for (const known of list)
      for (const language of languages) {
        expect(
          known[language].every((text) => text === text.trim() && text !== ''),
          known.en[0],
        ).toBe(true)
        expect(/\p{Script=Arabic}/u.test(known[language][0]), known[language][0]).toBe(language === 'ar')
      }
  })

  test('has no spelling of two', () => {
    expect(ambiguousSpellings(list)).toEqual([])
  })
})
