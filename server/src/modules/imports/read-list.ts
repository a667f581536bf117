import { fold } from '@ticarum/contract/folding'
import { defaultCountry } from '@ticarum/contract/values/countries'
import { type CellProblem, type ListNote, MAX_LIST_ROWS } from '@ticarum/contract/values/price-list'
import { columnLetters } from '../../platform/sheets/address.ts'
import type { Sheet, SheetCell, SheetRow } from '../../platform/sheets/read-sheet.ts'
import { findHead, type Head, type HeadCell, rowReader } from './find-head.ts'
import { cityOf } from './list-words.ts'
import { readColumn, unitIsKnown } from './read-column.ts'
import { readCsv } from './read-csv.ts'
import type { HeadReading } from './read-head.ts'
import { readXlsx } from './read-xlsx.ts'
import { isZip } from './read-zip.ts'
import { ListFault, textOf } from './sheet.ts'

/** Values by form field; empty cells are left out. */
export type Cells = Record<string, string>

export interface ListRow {
  /** as the spreadsheet program numbers it */
  row: number
  cells: Cells
  /** as the sheet has them */
  said: Cells
  /** cells that hold no value to be judged by the form's rules */
  faults: { field: string; problem: CellProblem }[]
}

export interface ListColumn {
  /** as the sheet calls it */
  head: string
  /** 'D' */
  letters: string
}

export interface List {
  columns: Record<string, ListColumn>
  notes: { note: ListNote; text: string }[]
  unknownColumns: string[]
  rows: ListRow[]
}

function sheetsOf(bytes: Uint8Array): Sheet[] {
  try {
    return isZip(bytes) ? readXlsx(bytes) : [readCsv(bytes)]
  } catch (error) {
    // The parser's message about a broken file helps nobody.
    throw error instanceof ListFault ? error : new ListFault('unreadable')
  }
}

/** Rows with notes and examples, as the template has them. A bare '#' is the head of numbered rows. */
function isNote({ cells }: SheetRow): boolean {
  const first = cells.find((cell) => textOf(cell) !== '')
  return first?.fault === undefined && /^#./s.test(textOf(first))
}

interface Table {
  sheet: Sheet
  head: Head
}

const hasCode = ({ head }: Table) => head.cells.some(({ reading }) => reading?.column.field === 'articleCode')

/** The first sheet that is a list, and the names of the others that are. */
function chooseTable(sheets: Sheet[]): Table & { others: string[] } {
  if (sheets.every(({ rows }) => rows.every(({ cells }) => cells.every((cell) => textOf(cell) === ''))))
    throw new ListFault('empty')
  const tables = sheets.flatMap((sheet) => {
    const rows = sheet.rows.filter((row) => !isNote(row))
    const head = findHead({ ...sheet, rows })
    return head ? [{ sheet: { ...sheet, rows }, head }] : []
  })
  const lists = tables.filter(hasCode)
  const filled = lists.filter(({ sheet, head }) => sheet.rows.length > head.below)
  const [table] = [...filled, ...lists, ...tables]
  if (!table) throw new ListFault('noHead')
  return { ...table, others: filled.filter((each) => each !== table).map(({ sheet }) => sheet.name) }
}

/**
 * Reads a price list of either format: columns in any order, named in Turkish or English, below any titles. Throws a
 * fault of the whole file.
 */
export function readList(bytes: Uint8Array): List {
  const sheets = sheetsOf(bytes)
  const { sheet, head, others } = chooseTable(sheets)
  const heads = knownHeads(head)
  const { rows, titles, hidden } = productRows(sheet, head)
  if (rows.length === 0) throw new ListFault('empty', String(head.row))
  if (rows.length > MAX_LIST_ROWS) throw new ListFault('tooManyRows')

  const columns = heads.map((each) => ({
    ...each,
    filled: rows.map(({ cells }) => cells[each.place]),
  }))
  const isReadable = ({ reading, filled }: (typeof columns)[number]) => unitIsKnown(reading, filled)
  const read = columns
    .filter(isReadable)
    .map(({ filled, ...each }) => ({ ...each, values: readColumn(each.reading, filled) }))
  const notRead = head.cells.filter(({ place, text }) => text !== '' && !heads.some((each) => each.place === place))
  return {
    columns: Object.fromEntries(
      read.map(({ reading, text, place }) => [reading.column.field, { head: text, letters: columnLetters(place) }]),
    ),
    notes: notesOf({
      sheet: sheets.length > 1 ? sheet.name : '',
      otherSheets: others.join(', '),
      hiddenRows: hidden.join(', '),
      hiddenColumns: hiddenHeads(sheet, head).join(', '),
      titles: titles.join(', '),
      unitless: columns
        .filter((each) => !isReadable(each))
        .map(({ text }) => text)
        .join(', '),
    }),
    unknownColumns: notRead.map(({ text }) => text),
    rows: rows.map(({ row, cells }, line) => {
      const inRow = read.map(({ reading: { column }, place, values }) => ({
        field: column.field,
        said: textOf(cells[place]),
        ...values[line],
      }))
      const faults = inRow.flatMap(({ field, problem }) => (problem ? [{ field, problem }] : []))
      return {
        row,
        cells: withCity(cellsOf(inRow.map(({ field, text }) => [field, text ?? '']))),
        said: cellsOf(inRow.map(({ field, said }) => [field, said])),
        faults,
      }
    }),
  }
}

const NOTE_LENGTH = 300
const notesOf = (said: Record<ListNote, string>): List['notes'] =>
  Object.entries(said).flatMap(([note, text]) =>
    text === '' ? [] : [{ note: note as ListNote, text: text.slice(0, NOTE_LENGTH) }],
  )

const cellsOf = (entries: [field: string, text: string][]): Cells =>
  Object.fromEntries(entries.filter(([, text]) => text !== ''))
const withCity = (cells: Cells): Cells =>
  cells.city ? { ...cells, city: cityOf(cells.country ?? defaultCountry, cells.city) } : cells

type KnownHead = HeadCell & { reading: HeadReading }

/** The columns that are read. A price in another currency is none, unless it is the only one: then nothing is read. */
function knownHeads(head: Head): KnownHead[] {
  const all = head.cells.filter((cell): cell is KnownHead => cell.reading !== undefined)
  if (!all.some(({ reading }) => reading.column.field === 'articleCode'))
    throw new ListFault(all.length > 1 ? 'noArticleCode' : 'noHead', all.length > 1 ? String(head.row) : null)
  const known = all.filter(({ reading }) => reading.foreign === undefined)
  const foreign = all.find(({ reading }) => reading.foreign !== undefined)
  if (foreign && !known.some(({ reading }) => reading.column.field === foreign.reading.column.field))
    throw new ListFault('foreignCurrency', `${foreign.cell} “${foreign.text}”`)
  const single = [...Map.groupBy(known, ({ reading }) => reading.column.field).values()].map(chosenOf)
  return single.sort((one, other) => one.place - other.place)
}

/**
 * Of columns that mean the same, the one: 'Ürün adı' rather than 'Ürün'. Codes and numbers are not chosen for anybody,
 * and neither is one of two that are called the same.
 */
function chosenOf(same: KnownHead[]): KnownHead {
  const [first, second] = same.toSorted((one, other) => one.reading.rank - other.reading.rank)
  if (!first) throw new Error('a group has members')
  const { kind, field } = first.reading.column
  const isChosen = kind === 'text' && field !== 'articleCode' && first.reading.rank !== second?.reading.rank
  if (second && !isChosen)
    throw new ListFault('doubledColumn', same.map(({ cell, text }) => `${cell} “${text}”`).join(', '))
  return first
}

/** From how many known columns on a row with a single cell is a title, and not a product. */
const WIDE = 3
const TOTAL = /^((genel |ara )?toplam|(grand |sub ?)?total)( \p{L}+)?[:.]?$/u

/** The rows of products, and the numbers of those that are none: titles between them, sums, rows that are hidden. */
function productRows(sheet: Sheet, head: Head) {
  const cellsIn = rowReader(sheet)
  const known = head.cells.filter(({ reading }) => reading)
  const code = known.find(({ reading }) => reading?.column.field === 'articleCode')?.place ?? -1
  const rows: { row: number; cells: (SheetCell | undefined)[] }[] = []
  const titles: number[] = []
  const hidden: number[] = []
  for (const each of sheet.rows.slice(head.below)) {
    const own = each.cells.filter((cell) => textOf(cell) !== '')
    if (own.length === 0) continue
    const cells = cellsIn(each)
    if (sheet.hiddenRows.has(each.row)) hidden.push(each.row)
    else if (isTitle(own) || isTotal(cells)) titles.push(each.row)
    else if (!isHeadAgain(cells)) rows.push({ row: each.row, cells })
  }
  return { rows, titles, hidden }

  function isTitle(own: readonly (SheetCell | undefined)[]) {
    return known.length >= WIDE && own.length === 1 && own[0]?.fault === undefined
  }
  function isTotal(cells: (SheetCell | undefined)[]) {
    const first = cells.find((cell) => textOf(cell) !== '')
    return TOTAL.test(fold(textOf(first))) && (textOf(cells[code]) === '' || cells[code] === first)
  }
  function isHeadAgain(cells: (SheetCell | undefined)[]) {
    return known.every(({ place, text }) => textOf(cells[place]).replace(/\s+/g, ' ') === text)
  }
}

/** Columns with a name that are not shown. */
const hiddenHeads = ({ rows, hiddenColumns }: Sheet, { row }: Head): string[] =>
  Array.from(rows.find((each) => each.row === row)?.cells ?? [], textOf).filter(
    (text, place) => text !== '' && hiddenColumns.has(place),
  )
