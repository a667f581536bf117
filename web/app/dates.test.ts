import { expect, it } from 'vitest'
import { dayIn } from './dates.ts'

it('writes a day as each language does', () => {
  const noon = '2026-11-14T12:00:00.000Z'
  expect((['en', 'so', 'tr', 'ar'] as const).map((language) => dayIn(language, noon))).toEqual([
    '14 Nov 2026',
    '14/11/2026',
    '14 Kas 2026',
    '14 نوفمبر 2026',
  ])
})

it('is the day in Kayseri and Mogadishu, wherever it is written', () => {
  expect(dayIn('en', '2026-11-14T20:59:00.000Z')).toBe('14 Nov 2026')
  expect(dayIn('en', '2026-11-14T21:00:00.000Z')).toBe('15 Nov 2026')
})
