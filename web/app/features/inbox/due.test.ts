import { expect, it } from 'vitest'
import { dueOf } from './due.ts'

const noon = Date.parse('2026-03-03T12:00:00Z')
const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString()

it.each([
  ['due in five hours', at(5), null, { state: 'due', time: { unit: 'hours', count: 5 } }],
  ['due this very moment', at(0), null, { state: 'due', time: { unit: 'minutes', count: 1 } }],
  ['late by two days', at(-50), null, { state: 'late', time: { unit: 'days', count: 2 } }],
  ['answered three hours before', at(-40), at(-43), { state: 'kept', time: { unit: 'hours', count: 3 } }],
  ['answered an hour too late', at(-40), at(-39), { state: 'missed', time: { unit: 'hours', count: 1 } }],
])('an answer that is %s', (_, dueAt, answeredAt, due) => {
  expect(dueOf({ dueAt, answeredAt }, noon)).toEqual(due)
})
