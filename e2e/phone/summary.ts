import type { MeasuredVisit } from './measure-visit.ts'
import { goals } from './pages.ts'

interface MeasuredPage {
  path: string
  visits: MeasuredVisit[]
}

/** Title and format of each column; * marks a missed goal. Bytes are held by journeys (`public-pages`). */
const columns: { of: keyof MeasuredVisit; title: string; write: (value: number) => string }[] = [
  { of: 'firstPaint', title: 'first paint', write: seconds },
  { of: 'names', title: 'names', write: seconds },
  { of: 'largestPaint', title: 'largest', write: seconds },
  { of: 'usable', title: 'usable', write: seconds },
  { of: 'shift', title: 'shift', write: (shift) => shift.toFixed(3) },
  { of: 'scripts', title: 'scripts', write: kilobytes },
  { of: 'page', title: 'page', write: kilobytes },
  { of: 'repeat', title: 'repeat', write: kilobytes },
]

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** One row of figures for each page, below the row of goals. */
export function summarize(measured: MeasuredPage[]): string {
  const goal: Partial<MeasuredVisit> = goals
  const goalOf = (of: keyof MeasuredVisit) => goal[of] ?? Infinity
  const rows = [
    ['page', ...columns.map(({ title }) => title)],
    ['goal', ...columns.map(({ of, write }) => (of in goals ? `≤ ${write(goalOf(of))}` : ''))],
  ]
  for (const { path, visits } of measured) {
    const row = columns.map(({ of, write }) => {
      const value = median(visits.map((visit) => visit[of]))
      return `${write(value)}${value > goalOf(of) ? ' *' : '  '}`
    })
    rows.push([path, ...row])
  }
  return align(rows)
}

function align(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.trimEnd().padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
