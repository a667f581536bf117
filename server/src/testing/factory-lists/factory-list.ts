import type { fieldProblems } from '@ticarum/contract/errors'
import type { FileProblem, ListNote, rowOnlyProblems } from '@ticarum/contract/values/price-list'

type Problem = (typeof fieldProblems)[number] | (typeof rowOnlyProblems)[number]

/** A price list as a factory sends it, and what must become of it. */
export interface FactoryList {
  about: string
  bytes: Uint8Array
  /** rows that make a product */
  taken?: readonly TakenRow[]
  /** what else the first of them keeps */
  kept?: Record<string, string>
  /** cells for which a row is refused, with what stands in them; '' as a cell: the sheet has no such column */
  refused?: readonly (readonly [cell: string, problem: Problem, value: string])[]
  rounded?: readonly (readonly [cell: string, said: string, price: string])[]
  notes?: readonly (readonly [note: ListNote, text: string])[]
  /** why nothing of the file is taken, and where */
  fault?: readonly [problem: FileProblem, at: string | null]
}

export type TakenRow = readonly [
  code: string,
  name: string,
  price: string,
  minimum: string,
  unit: string,
  category: string,
]

/** A CSV file of these rows. */
export const csvFile = (rows: readonly (readonly string[])[], separator = ';'): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(separator),
    )
    .join('\r\n')
