import { expect, it } from 'vitest'
import { abuseTable, countsOf, untried } from './abuse/table.ts'

const results = [
  { name: 'a', status: 'passed' as const, tried: { admin: 1200, row: 3 } },
  { name: 'b', status: 'passed' as const, tried: { admin: 34 } },
  { name: 'c', status: 'failed' as const, tried: { row: 5 } },
  { name: 'd', status: 'passed' as const },
]

it('attempts are added up by case; what failed is named and not counted', () => {
  const counts = countsOf(results)
  expect(counts.get('admin')).toEqual({ tried: 1234, tests: 2, failed: [] })
  expect(counts.get('row')).toEqual({ tried: 3, tests: 2, failed: ['c'] })
  expect(abuseTable(counts)).toMatch(/^\| make oneself an admin.* \| 1,234 \| 2 \| 0 \|$/m)
  expect(abuseTable(counts)).toMatch(/SQL \| 3 \| 2 \| \*\*not known\*\*: c \|$/m)
})

it('a case that nobody tried is told', () => {
  expect(untried(countsOf(results))).toContain('take away the last admin')
  expect(untried(countsOf(results))).not.toContain('reach another’s row straight in SQL')
})
