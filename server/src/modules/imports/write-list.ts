import { CSV_MARK, csvLine } from '@ticarum/contract/csv'
import type { Language } from '@ticarum/contract/values/languages'
import type { ListFormat } from '@ticarum/contract/values/price-list'
import writeXlsxFile from 'write-excel-file/node'
import { wordOf } from './list-words.ts'
import { isMeasure, writtenMeasure } from './measures.ts'
import { type Column, columnHeadOf } from './price-list-columns.ts'
import type { Cells } from './read-list.ts'

export interface WrittenList {
  columns: readonly Column[]
  rows: readonly Cells[]
  language: Language
  /** notes for people; the reader skips them */
  notes?: readonly string[]
}

function table({ columns, rows, language }: WrittenList): string[][] {
  return [
    columns.map((column) => columnHeadOf(column, language)),
    ...rows.map((cells) => columns.map((column) => written(column, cells[column.field] ?? '', language))),
  ]
}

const written = ({ kind }: Column, value: string, language: Language) =>
  isMeasure(kind) ? writtenMeasure(kind, value) : wordOf(kind, value, language)

/** With a byte order mark, by which spreadsheets detect UTF-8. */
function writeCsv(list: WrittenList): Buffer {
  const notes = (list.notes ?? []).map((note) => csvLine([`# ${note}`]))
  return Buffer.from(`${CSV_MARK}${[...notes, ...table(list).map((cells) => csvLine(cells))].join('')}`)
}

/** Every cell is typed as text, so that no cell is executed as a formula. */
async function writeXlsx(list: WrittenList): Promise<Buffer> {
  const [head = [], ...rows] = table(list)
  const text = (value: string) => (value === '' ? null : { value, type: String, format: '@' })
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(text)),
  ]
  const sheet = {
    data,
    sheet: list.language === 'tr' ? 'Fiyat listesi' : 'Price list',
    columns: list.columns.map(() => ({ width: 18 })),
    stickyRowsCount: 1,
  }
  const notes = list.notes
    ? [
        {
          data: list.notes.map((note) => [{ value: note, type: String }]),
          sheet: '#',
          columns: [{ width: 120 }],
          rightToLeft: list.language === 'ar',
        },
      ]
    : []
  return writeXlsxFile([sheet, ...notes]).toBuffer()
}

const types: Record<ListFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export async function writeList(format: ListFormat, name: string, list: WrittenList) {
  const bytes = format === 'csv' ? writeCsv(list) : await writeXlsx(list)
  return { name: `${name}.${format}`, type: types[format], base64: bytes.toString('base64') }
}
