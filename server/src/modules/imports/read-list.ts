import { defaultCountry } from '@ticarum/contract/values/countries'
import { MAX_LIST_ROWS } from '@ticarum/contract/values/price-list'
import { cityOf, codeOfWord } from './list-words.ts'
import { type Column, columnOf } from './price-list-columns.ts'
import { readCsv } from './read-csv.ts'
import { readPrices, readWhole } from './read-numbers.ts'
import { readXlsx } from './read-xlsx.ts'
import { ListFault, type SheetRow } from './sheet.ts'

/** Values by form field; empty cells are left out. */
export type Cells = Record<string, string>

export interface ListRow {
  row: number
  cells: Cells
}

export interface List {
  unknownColumns: string[]
  rows: ListRow[]
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

const textOf = (cell: string | number | undefined) => String(cell ?? '').trim()
/** Rows with notes and examples, as the template has them. */
const isNote = ({ cells }: SheetRow) => textOf(cells.find((cell) => textOf(cell) !== '')).startsWith('#')
const isEmpty = ({ cells }: SheetRow) => cells.every((cell) => textOf(cell) === '')

async function sheetOf(bytes: Uint8Array): Promise<SheetRow[]> {
  try {
    return isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes)
  } catch (error) {
    // The parser's message about a broken file helps nobody.
    throw error instanceof ListFault ? error : new ListFault('unreadable')
  }
}

/**
 * Reads a price list of either format: columns in any order, named in Turkish or English. Throws a fault of the whole
 * file.
 */
export async function readList(bytes: Uint8Array): Promise<List> {
  const [head, ...rows] = (await sheetOf(bytes)).filter((row) => !isEmpty(row) && !isNote(row))
  if (!head) throw new ListFault('empty')
  const columns = head.cells.map((cell) => columnOf(textOf(cell)))
  const known = columns.filter((column) => column !== undefined)
  if (!known.some(({ field }) => field === 'articleCode')) throw new ListFault('noArticleCode')
  if (new Set(known).size < known.length) throw new ListFault('doubledColumn')
  if (rows.length === 0) throw new ListFault('empty')
  if (rows.length > MAX_LIST_ROWS) throw new ListFault('tooManyRows')

  const read = columns.map((column, n) =>
    column
      ? readColumn(
          column,
          rows.map(({ cells }) => cells[n] ?? ''),
        )
      : [],
  )
  const unknownColumns = head.cells.flatMap((cell, n) =>
    columns[n] || textOf(cell) === '' ? [] : [textOf(cell).slice(0, 100)],
  )
  return { unknownColumns, rows: rows.map(({ row }, line) => ({ row, cells: cellsOf(columns, read, line) })) }
}

function readColumn({ kind }: Column, cells: (string | number)[]): string[] {
  if (kind === 'price') return readPrices(cells.map((cell) => (typeof cell === 'string' ? cell.trim() : cell)))
  return cells.map((cell) =>
    kind === 'whole' ? readWhole(typeof cell === 'string' ? cell.trim() : cell) : codeOfWord(kind, textOf(cell)),
  )
}

function cellsOf(columns: readonly (Column | undefined)[], read: readonly string[][], line: number): Cells {
  const filled = columns.flatMap((column, n) =>
    column && read[n]?.[line] ? [[column.field, read[n][line]] as const] : [],
  )
  const cells: Cells = Object.fromEntries(filled)
  return cells.city ? { ...cells, city: cityOf(cells.country ?? defaultCountry, cells.city) } : cells
}
