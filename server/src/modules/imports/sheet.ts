import { type FileProblem, MAX_LIST_ROWS } from '@ticarum/contract/values/price-list'
import type { Sheet, SheetCell, SheetLimits } from '../../platform/sheets/read-sheet.ts'

/** A table of one file: a sheet of a workbook, or a CSV file. */
export const tableOf = (name: string, rows: Sheet['rows']): Sheet => ({
  name,
  rows,
  merged: [],
  hiddenRows: new Set(),
  hiddenColumns: new Set(),
})

/** Longer texts than any field takes are cut, so that one text that many cells share stays small. */
export const listLimits: SheetLimits = {
  rows: 2 * MAX_LIST_ROWS,
  columns: 702,
  cells: 1_000_000,
  text: 2000,
  texts: 20_000_000,
}

/** A number without what binary fractions add to it: 48.554999999999996 is 48.555. */
export const plainText = (value: number): string =>
  String(Number.isInteger(value) ? value : Number(value.toPrecision(12)))

export function textOf(cell: SheetCell | undefined): string {
  if (cell === undefined) return ''
  return typeof cell.value === 'number' ? plainText(cell.value) : cell.value.trim()
}

/** Thrown if nothing of a file can be read. */
export class ListFault extends Error {
  readonly problem: FileProblem
  /** where in the sheet: cells or a row */
  readonly at: string | null

  constructor(problem: FileProblem, at: string | null = null) {
    super(problem)
    this.problem = problem
    this.at = at
  }
}
