import { expect, it } from 'vitest'
import { copyrightYears } from './copyright-years.ts'

it('names the founding year, and later a range from it', () => {
  expect(copyrightYears(2025)).toBe('© 2025')
  expect(copyrightYears(2026)).toBe('© 2025–2026')
})
