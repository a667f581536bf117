import type { FileProblem } from '@ticarum/contract/values/price-list'

/** One row of whatever kind of file; numbers where the file itself tells numbers from texts. */
export interface SheetRow {
  /** as the reader's own program numbers it */
  row: number
  cells: readonly (string | number)[]
}

/** Thrown by what reads a file, when nothing can be made of the whole of it. */
export class ListFault extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}
