import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addMonths, periodSteps, rangesOf, stepsBefore, stepsOf } from './periods.ts'

const aPeriod = fc
  .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 150 }))
  .map(([start, days]) => ({ from: addDays('2020-01-01', start), to: addDays('2020-01-01', start + days) }))

const daysOf = ({ from, to }: { from: string; to: string }): string[] =>
  from > to ? [] : [from, ...daysOf({ from: addDays(from, 1), to })]

it('cuts a period into whole steps without a gap, and as many before it', () => {
  fc.assert(
    fc.property(aPeriod, fc.constantFrom(...periodSteps), (period, step) => {
      const steps = stepsOf(period, step)
      const all = [...stepsBefore(steps, step), ...steps]
      expect(steps[0]?.from && steps[0].from <= period.from).toBe(true)
      expect((steps.at(-1)?.to ?? '') >= period.to).toBe(true)
      expect(all).toHaveLength(2 * steps.length)
      for (const [n, { from }] of all.entries()) if (n > 0) expect(addDays(all[n - 1]?.to ?? '', 1)).toBe(from)
    }),
  )
})

it('begins weeks on Monday and months on their first day', () => {
  expect(stepsOf({ from: '2026-11-11', to: '2026-11-16' }, 'week')).toEqual([
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-22' },
  ])
  expect(stepsOf({ from: '2026-02-11', to: '2026-02-12' }, 'month')).toEqual([{ from: '2026-02-01', to: '2026-02-28' }])
})

it('reads every day of a period once, by whole months where it can', () => {
  fc.assert(
    fc.property(aPeriod, (period) => {
      const { days, months } = rangesOf(period)
      const read = days.flatMap(daysOf)
      for (let month = months?.from ?? 'none'; months && month <= months.to; month = addMonths(month, 1))
        read.push(...daysOf({ from: month, to: addDays(addMonths(month, 1), -1) }))
      expect(read.sort()).toEqual(daysOf(period))
      expect(days.flatMap(daysOf).length).toBeLessThanOrEqual(60)
    }),
  )
})
