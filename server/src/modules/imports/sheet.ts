import type { FileProblem } from '@ticarum/contract/values/price-list'

/** One row of either kind of file; cells are numbers if the file stores numbers. */
export interface SheetRow {
  /** the row's number in the spreadsheet program */
  row: number
  cells: readonly (string | number)[]
}

/** Thrown if nothing of a file can be read. */
export class ListFault extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}
