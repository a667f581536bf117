import { expect, it } from 'vitest'
import { waitedSince } from './waiting-time.ts'

const now = Date.parse('2026-11-14T12:00:00Z')

it.each([
  ['2026-11-14T12:00:30Z', { unit: 'minutes', count: 1 }],
  ['2026-11-14T11:01:00Z', { unit: 'minutes', count: 59 }],
  ['2026-11-14T11:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-13T12:00:01Z', { unit: 'hours', count: 23 }],
  ['2026-11-13T12:00:00Z', { unit: 'days', count: 1 }],
  ['2026-11-01T13:00:00Z', { unit: 'days', count: 12 }],
])('what waits since %s has waited so long', (since, waited) => {
  expect(waitedSince(since, now)).toEqual(waited)
})
