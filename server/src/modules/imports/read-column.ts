import type { SheetCell } from '../../platform/sheets/read-sheet.ts'
import { codeOfWord } from './list-words.ts'
import { isMeasure, readMeasure, scaleInCell } from './measures.ts'
import type { HeadReading } from './read-head.ts'
import { type ReadCell, readPrices, readWhole } from './read-numbers.ts'
import { textOf } from './sheet.ts'

/** As spreadsheets write long numbers: 8,69E+12 */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i

/** Whether a measure says its unit, in its head or in each of its cells. */
export const unitIsKnown = ({ column: { kind }, scale }: HeadReading, cells: readonly (SheetCell | undefined)[]) =>
  !isMeasure(kind) ||
  scale !== undefined ||
  cells.every((cell) => cell === undefined || scaleInCell(kind, cell) !== undefined)

/** The cells of a column as the form's fields hold them. */
export function readColumn(head: HeadReading, cells: readonly (SheetCell | undefined)[]): ReadCell[] {
  const { kind, field } = head.column
  const sound = cells.map((cell) => (cell?.fault ? undefined : cell))
  const prices = kind === 'price' ? readPrices(sound) : []
  return cells.map((cell, line) => {
    if (cell === undefined) return { text: '' }
    // A day is a text like any other where texts are asked for.
    if (cell.fault && (cell.fault !== 'date' || kind !== 'text' || field === 'articleCode'))
      return { text: '', problem: cell.fault }
    return prices[line] ?? readOne(cell)
  })

  function readOne(cell: SheetCell): ReadCell {
    if (kind === 'whole') return { text: readWhole(cell) }
    if (isMeasure(kind)) return { text: readMeasure(kind, cell, head.scale ?? 1) }
    const text = textOf(cell)
    return field === 'articleCode' && SHORTENED.test(text)
      ? { text, problem: 'shortened' }
      : { text: codeOfWord(kind, text) }
  }
}
