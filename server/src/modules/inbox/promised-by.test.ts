import { describe, expect, it } from 'vitest'
import { applicationDue, contactDue } from './promised-by.ts'

const at = (moment: string) => new Date(`${moment}+03:00`)

describe('an answer to a message is due 24 hours later on business days', () => {
  it.each([
    ['on Tuesday', '2026-03-03T10:00', '2026-03-04T10:00'],
    ['on Friday evening', '2026-03-06T23:30', '2026-03-07T23:30'],
    ['on Saturday: Sunday does not count', '2026-03-07T15:00', '2026-03-09T15:00'],
    ['on Saturday right after midnight', '2026-03-07T00:00', '2026-03-08T00:00'],
    ['on Sunday: as if it came when Monday begins', '2026-03-08T12:00', '2026-03-10T00:00'],
    ['on Sunday at midnight in Kayseri, which is Saturday in London', '2026-03-08T00:00', '2026-03-10T00:00'],
    ['over the end of a year', '2026-12-31T18:00', '2027-01-01T18:00'],
  ])('%s', (_, written, due) => {
    expect(contactDue(at(written))).toEqual(at(due))
  })
})

it('an application is answered within 48 hours, whatever day it is', () => {
  expect(applicationDue(at('2026-03-07T15:00'))).toEqual(at('2026-03-09T15:00'))
})
