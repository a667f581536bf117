import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { dialled } from './phone.server.ts'

it.each([
  ['0615551234', 'Somalia', '+252615551234'],
  ['615551234', 'Somalia', '+252615551234'],
  ['٠٦١٥٥٥١٢٣٤', 'Somalia', '+252615551234'],
  ['0532 123 45 67', 'Turkey', '+905321234567'],
  ['(0352) 123 45 67', 'TR', '+903521234567'],
  ['00252 61 555 1234', 'Turkey', '+252615551234'],
  ['+252 61 555 1234', 'Turkey', '+252615551234'],
  ['0615551234', '', '+252615551234'],
  ['0532 123 45 67', '', '+905321234567'],
  ['0615551234', 'Atlantis', '+252615551234'],
])('%s in %s is dialled as %s', (typed, country, number) => {
  expect(dialled(typed, country)).toBe(number)
})

it.each([
  ['12', 'Somalia'],
  ['call me', 'Somalia'],
  ['', 'Somalia'],
  ['0532 123', 'Turkey'],
])('%s in %s stays as it was typed', (typed, country) => {
  expect(dialled(typed, country)).toBe(typed)
})

it.each([
  ['0532 123 45 67', '+905321234567'],
  ['0615551234', '+252615551234'],
])('%s of a factory without a country is dialled as %s', (typed, number) => {
  expect(dialled(typed, 'Türkiye', 'factory')).toBe(number)
})

/** Who reads the telephone fields of a form that stands elsewhere. */
const readBy: Record<string, string[]> = {
  'orders/place': ['orders/place', 'cart'],
  'settings/facts': ['settings/admin'],
}

it('every form that asks for a telephone number understands national ones', () => {
  const features = join(import.meta.dirname, '../features')
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
  const textOf = (file: string) => readFileSync(join(features, file), 'utf8')
  const asking = files.filter((file) => file.endsWith('.tsx') && textOf(file).includes('type="tel"')).map(dirname)
  expect(asking.length).toBeGreaterThanOrEqual(5)
  for (const folder of asking.flatMap((each) => readBy[each] ?? [each]))
    expect(
      files.some(
        (file) => dirname(file) === folder && file.endsWith('.server.ts') && textOf(file).includes('dialled('),
      ),
      folder,
    ).toBe(true)
})
