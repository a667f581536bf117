import { expect, it } from 'vitest'
import { portOfCity } from './ports.ts'

const ports = [
  { code: 'SOMGQ', name: 'Mogadishu', country: 'Somalia', cities: ['Muqdisho', 'Xamar'] },
  { code: 'SOBBO', name: 'Berbera', country: 'Somalia', cities: ['Hargeisa', 'Hargeysa'] },
  { code: 'DJJIB', name: 'Djibouti', country: 'Djibouti', cities: [] },
]

it.each([
  ['Hargeisa', 'Somalia', 'SOBBO'],
  [' HARGEYSA ', 'Somaliland', 'SOBBO'],
  ['Berbera', 'Somalia', 'SOBBO'],
  ['muqdisho', '', 'SOMGQ'],
  ['Obock', 'djibouti', 'DJJIB'],
  ['Luuq', 'Somalia', 'SOMGQ'],
  ['Nairobi', 'Kenya', 'SOMGQ'],
])('%s, %s is reached through %s', (city, country, code) => {
  expect(portOfCity(ports, { city, country })?.code).toBe(code)
})
