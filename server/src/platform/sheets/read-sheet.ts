import { placeOf } from './address.ts'
import type { NumberFormat } from './number-format.ts'
import { walkXml, type XmlBudget } from './walk-xml.ts'

/** noValue: a formula whose result was never saved. sheetError: '#REF!'. date: a number shown as a day. */
export type CellFault = 'noValue' | 'sheetError' | 'date'

export interface SheetCell {
  /** of a faulty cell: as the sheet shows it */
  value: string | number
  /** that its number format shows */
  currency?: string
  fault?: CellFault
}

export interface SheetRow {
  /** as the spreadsheet program numbers it */
  row: number
  /** by column; one without a value is left out */
  cells: readonly (SheetCell | undefined)[]
}

/** Cells that were merged into one, from 0. */
export interface MergedCells {
  top: number
  bottom: number
  start: number
  end: number
}

export interface Sheet {
  /** '' in a file of one table */
  name: string
  rows: SheetRow[]
  merged: MergedCells[]
  /** numbers of rows, and places of columns, that are not shown */
  hiddenRows: Set<number>
  hiddenColumns: Set<number>
}

export interface SheetLimits {
  rows: number
  columns: number
  /** places in the rows of all sheets, up to each row's last value */
  cells: number
  /** characters of a cell, and of all cells: many may share one text */
  text: number
  texts: number
}

/** Thrown for a sheet that is larger than anybody's list. */
export class SheetTooLarge extends Error {}

const MAX_MERGED = 20_000
const DAY = 24 * 3600 * 1000
/** Days since the day that spreadsheets count from. */
const dayOf = (serial: number) => new Date(Math.round((serial - 25_569) * DAY))
const shownDay = (serial: number) => {
  const day = dayOf(serial)
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10)
}

interface OpenCell {
  row: number
  column: number
  type: string
  style: number
  isFormula: boolean
  value: string
  hasValue: boolean
}

interface SheetContext {
  texts: readonly string[]
  formats: readonly NumberFormat[]
  limits: SheetLimits
  /** counts the cells and characters of all sheets */
  counter: { cells: number; texts: number }
  budget: XmlBudget
}

/** Reads the values of one sheet as they were saved; no formula is calculated. */
export function readSheet(name: string, xml: Uint8Array, context: SheetContext): Sheet {
  const { texts, formats, limits, counter, budget } = context
  const rows = new Map<number, (SheetCell | undefined)[]>()
  const merged: MergedCells[] = []
  const hiddenRows = new Set<number>()
  const hiddenColumns = new Set<number>()
  let row = 0
  let column = -1
  let cell: OpenCell | null = null
  let reading = false

  walkXml(xml, budget, {
    open(tag, attribute) {
      if (tag === 'row') {
        row = Number(attribute('r') ?? row + 1)
        column = -1
        if (isTrue(attribute('hidden')) && hiddenRows.size < limits.rows) hiddenRows.add(row)
      } else if (tag === 'c') {
        const address = attribute('r')
        const place = address ? placeOf(address) : { row, column: column + 1 }
        column = place.column
        cell = {
          ...place,
          type: attribute('t') ?? 'n',
          style: Number(attribute('s') ?? 0),
          isFormula: false,
          value: '',
          hasValue: false,
        }
      } else if (tag === 'f' && cell) cell.isFormula = true
      else if ((tag === 'v' || tag === 't') && cell) reading = true
      else if (tag === 'col' && isTrue(attribute('hidden'))) hide(Number(attribute('min')), Number(attribute('max')))
      else if (tag === 'mergeCell' && merged.length < MAX_MERGED) merged.push(mergedOf(attribute('ref') ?? ''))
    },
    text(text) {
      if (!reading || !cell) return
      cell.hasValue = true
      if (cell.value.length < limits.text) cell.value += text.slice(0, limits.text)
    },
    close(tag) {
      if (tag === 'v' || tag === 't') reading = false
      else if (tag === 'c' && cell) {
        keep(cell)
        cell = null
      }
    },
  })
  const inOrder = [...rows].sort(([one], [other]) => one - other)
  return { name, rows: inOrder.map(([number, cells]) => ({ row: number, cells })), merged, hiddenRows, hiddenColumns }

  function keep(open: OpenCell) {
    const value = savedIn(open)
    if (value === undefined) return
    if (open.column >= limits.columns) throw new Error('no list has so many columns')
    const cells = rows.get(open.row) ?? []
    counter.cells += Math.max(1, open.column + 1 - cells.length)
    counter.texts += typeof value.value === 'string' ? value.value.length : 0
    if (open.row > limits.rows || counter.cells > limits.cells || counter.texts > limits.texts)
      throw new SheetTooLarge()
    cells[open.column] = value
    rows.set(open.row, cells)
  }

  function savedIn({ type, style, isFormula, value, hasValue }: OpenCell): SheetCell | undefined {
    if (isFormula && !hasValue) return type === 'str' ? undefined : { value: '', fault: 'noValue' }
    if (type === 'e') return { value, fault: 'sheetError' }
    if (type === 's') return textCell(texts[Number(value)] ?? '')
    if (type === 'inlineStr' || type === 'str') return textCell(value)
    if (type === 'b') return { value: value === '1' ? 'yes' : 'no' }
    if (type === 'd') return { value: value.slice(0, 10), fault: 'date' }
    const number = Number(value)
    if (!hasValue || !Number.isFinite(number)) return undefined
    const { isDate, currency, digits } = formats[style] ?? {}
    if (isDate) return { value: shownDay(number), fault: 'date' }
    if (digits && Number.isInteger(number)) return { value: String(number).padStart(digits, '0') }
    return { value: number, ...(currency && { currency }) }
  }

  function textCell(text: string): SheetCell | undefined {
    const shown = unescaped(text).slice(0, limits.text).toWellFormed()
    return shown.trim() === '' ? undefined : { value: shown }
  }

  function hide(min: number, max: number) {
    for (let place = Math.max(min, 1); place <= Math.min(max, limits.columns); place += 1) hiddenColumns.add(place - 1)
  }
}

const isTrue = (attribute: string | undefined) => attribute === '1' || attribute === 'true'

function mergedOf(ref: string): MergedCells {
  const [from = '', to = from] = ref.split(':')
  const [first, last] = [placeOf(from), placeOf(to)]
  return { top: first.row, bottom: last.row, start: first.column, end: last.column }
}

/** Signs that no XML may have are written as their number: '_x000D_'. The null character can't be stored. */
const unescaped = (text: string) =>
  text
    .replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\0', '')
