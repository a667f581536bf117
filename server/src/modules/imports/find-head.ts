import { fold } from '@ticarum/contract/folding'
import { columnLetters } from '../../platform/sheets/address.ts'
import { currencyIn } from '../../platform/sheets/currency-in.ts'
import type { MergedCells, Sheet, SheetCell, SheetRow } from '../../platform/sheets/read-sheet.ts'
import { isWord } from './list-words.ts'
import { isMeasure, measures, scaleOf } from './measures.ts'
import { type HeadReading, readHead } from './read-head.ts'
import { listLimits, textOf } from './sheet.ts'

/** Among how many rows the head is looked for: titles, addresses and logos stand above it. */
export const HEAD_WITHIN = 60

export interface HeadCell {
  place: number
  /** 'D4' */
  cell: string
  /** as the sheet calls it */
  text: string
  reading: HeadReading | undefined
}

export interface Head {
  /** number of its row; of the lower one, where it has two */
  row: number
  cells: HeadCell[]
  /** place of the first row below it */
  below: number
}

/** The row that names most columns, the article code above all; undefined: no row names any. */
export function findHead(sheet: Sheet): Head | undefined {
  const first = sheet.rows.slice(0, HEAD_WITHIN)
  const merged = mergedTexts(first, sheet.merged)
  const rows = first.map((row) => ({ row: row.row, texts: headTexts(row, merged) }))
  const heads = rows.map(({ row, texts }, at) => {
    const above = rows[at - 1]?.row === row - 1 ? rows[at - 1]?.texts : undefined
    return headOf(sheet, at, texts, above)
  })
  const [best] = heads.filter((head) => scoreOf(head) > 0).sort((one, other) => scoreOf(other) - scoreOf(one))
  return best && withUnits(sheet, best)
}

const knownOf = ({ cells }: Head) => cells.flatMap(({ reading }) => (reading ? [reading.column.field] : []))

function scoreOf(head: Head): number {
  const known = new Set(knownOf(head))
  return known.size + (known.has('articleCode') ? 1000 : 0)
}

type MergedText = MergedCells & { text: string }

/** What merged cells among these rows say. */
function mergedTexts(rows: SheetRow[], merged: MergedCells[]): MergedText[] {
  const byNumber = new Map(rows.map((row) => [row.row, row]))
  return merged.flatMap((range) => {
    const text = textOf(byNumber.get(range.top)?.cells[range.start])
    return text === '' ? [] : [{ ...range, text }]
  })
}

/** The widest group of columns under one name. */
const WIDEST = 20

/** The texts of a row; a merged one stands in each of its cells. */
function headTexts({ row, cells }: SheetRow, merged: MergedText[]): string[] {
  const texts = Array.from(cells, textOf)
  for (const { top, bottom, start, end, text } of merged)
    if (top <= row && row <= bottom)
      for (let place = start; place <= Math.min(end, start + WIDEST); place += 1) texts[place] ||= text
  return Array.from(texts, (text) => text ?? '')
}

function headOf({ rows, hiddenColumns }: Sheet, at: number, texts: string[], above: string[] | undefined): Head {
  const row = rows[at]?.row ?? 0
  const cells = texts.flatMap((text, place) => {
    if (text === '' || hiddenColumns.has(place)) return []
    const group = above?.[place]
    const reading = readHead(text) ?? (group && group !== text ? readHead(joined(group, text)) : undefined)
    return [{ place, cell: `${columnLetters(place)}${row}`, text: text.replace(/\s+/g, ' ').slice(0, 100), reading }]
  })
  return { row, cells, below: at + 1 }
}

/** 'Koli (cm)' above 'En' is 'Koli En (cm)'. */
function joined(group: string, text: string): string {
  const [, name = group, unit = ''] = /^([^(]+)(\([^()]*\))\s*$/.exec(group) ?? []
  return `${name} ${text} ${unit}`
}

const isUnit = (text: string) =>
  currencyIn(text) !== undefined ||
  isWord('unit', text) ||
  Object.keys(measures).some((measure) => isMeasure(measure) && scaleOf(measure, bare(text)) !== undefined)
const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Some sheets say units and currencies in a row of their own, right below the names. */
function withUnits(sheet: Sheet, head: Head): Head {
  const next = sheet.rows[head.below]
  const texts = Array.from(next?.cells ?? [], textOf)
  const said = texts.filter((text) => text !== '')
  if (next?.row !== head.row + 1 || said.length === 0 || !said.every((text) => isUnit(text))) return head
  const cells = head.cells.map((cell) => {
    const unit = texts[cell.place]
    const reading = unit && cell.reading ? readHead(`${cell.text} ${unit}`) : undefined
    return reading?.column === cell.reading?.column ? { ...cell, reading: reading ?? cell.reading } : cell
  })
  return { ...head, cells, below: head.below + 1 }
}

/**
 * The cells of a row below the head, by place. One that was merged over several rows holds for each of them; hidden
 * columns are left out.
 */
export function rowReader({ merged, rows, hiddenColumns }: Sheet): (row: SheetRow) => (SheetCell | undefined)[] {
  const byNumber = new Map(rows.map((row) => [row.row, row]))
  const tall = merged.filter(({ top, bottom, start }) => bottom > top && start < listLimits.columns)
  const starting = Map.groupBy(tall, ({ start }) => start)
  const places = [...starting].map(([start, ranges]) => ({ start, ranges: apart(ranges) }))
  return ({ row, cells }) => {
    const read = Array.from(cells, (cell, place) => (hiddenColumns.has(place) ? undefined : cell))
    for (const { start, ranges } of places) {
      const range = rangeAt(ranges, row)
      if (range && !hiddenColumns.has(start)) read[start] ??= byNumber.get(range.top)?.cells[start]
    }
    return Array.from(read)
  }
}

/** In order, without those that overlap with one above: spreadsheet programs write none. */
function apart(ranges: MergedCells[]): MergedCells[] {
  let end = 0
  return ranges
    .sort((one, other) => one.top - other.top)
    .filter(({ top, bottom }) => {
      if (top <= end) return false
      end = bottom
      return true
    })
}

/** The one among ordered ranges that holds this row, found by halving. */
function rangeAt(ranges: MergedCells[], row: number): MergedCells | undefined {
  let [from, to] = [0, ranges.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ranges[middle]?.bottom ?? 0) < row) from = middle + 1
    else to = middle
  }
  const range = ranges[from]
  return range && range.top <= row ? range : undefined
}
