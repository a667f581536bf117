import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursAfter, workingHoursAfter } from './working-hours.ts'

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
    expect(workingHoursAfter(at(written), 24)).toEqual(at(due))
  })

  it('equals a count minute by minute, whenever it is written', () => {
    const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Istanbul', weekday: 'short' })
    const MINUTE = 60_000
    const counted = (written: Date, hours: number) => {
      let [now, left] = [written.getTime(), hours * 60]
      while (left > 0) {
        if (weekday.format(now) !== 'Sun') left -= 1
        now += MINUTE
      }
      return new Date(now)
    }
    const minutes = fc.integer({ min: Date.UTC(2026, 0, 1) / MINUTE, max: Date.UTC(2027, 11, 31) / MINUTE })
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 48 }), (minute, hours) => {
        const written = new Date(minute * MINUTE)
        expect(workingHoursAfter(written, hours)).toEqual(counted(written, hours))
      }),
      { numRuns: 1000 },
    )
  })
})

it('an application is answered within 48 hours, whatever day it is', () => {
  expect(hoursAfter(at('2026-03-07T15:00'), 48)).toEqual(at('2026-03-09T15:00'))
})
