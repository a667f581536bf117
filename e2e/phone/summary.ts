import type { MeasuredVisit } from './measure-visit.ts'
import { type ByteBudget, goals } from './pages.ts'

interface MeasuredPage {
  path: string
  budget: ByteBudget
  visits: MeasuredVisit[]
}

/** Title and format of each column; * marks a missed goal. */
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

/** One row of figures for each page, below the row of its goals; and the pages that exceed their byte budget. */
export function summarize(measured: MeasuredPage[]): { table: string; overweight: string[] } {
  const rows = [['page', ...columns.map(({ title }) => title)]]
  const overweight: string[] = []
  let shown: ByteBudget | undefined
  for (const { path, budget, visits } of measured) {
    const goal: Record<keyof MeasuredVisit, number> = { ...goals, ...budget }
    if (budget !== shown) rows.push(['goal', ...columns.map(({ of, write }) => `≤ ${write(goal[of])}`)])
    shown = budget
    const row = columns.map(({ of, write }) => {
      const value = median(visits.map((visit) => visit[of]))
      if (of in budget && value > goal[of])
        overweight.push(`${path}: ${of} weighs ${value} bytes, ${value - goal[of]} more than it may`)
      return `${write(value)}${value > goal[of] ? ' *' : '  '}`
    })
    rows.push([path, ...row])
  }
  return { table: align(rows), overweight }
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
