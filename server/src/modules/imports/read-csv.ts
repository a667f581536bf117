import { asTyped } from '@ticarum/contract/formula-sign'
import { parse } from 'csv-parse/sync'
import type { Sheet } from '../../platform/sheets/read-sheet.ts'
import { HEAD_WITHIN } from './find-head.ts'
import { readHead } from './read-head.ts'
import { ListFault, listLimits, tableOf } from './sheet.ts'

const SEPARATORS = [';', ',', '\t', '|'] as const
const MAX_SEPARATORS = 10_000
const EMPTY = ` \r\n${SEPARATORS.join('')}`

/**
 * Decodes UTF-8 or UTF-16 if the file says so or is valid; else Turkish Windows, which spreadsheets here still write.
 */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

/** The first rows and columns: nothing behind them is read. */
function parsed(text: string, delimiter: string, to: number): string[][] {
  let cells = 0
  return parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 100_000,
    to,
    on_record(record: string[]) {
      const kept = record.slice(0, 1 + record.findLastIndex((cell) => cell !== '')).slice(0, listLimits.columns)
      cells += kept.length
      if (cells > listLimits.cells) throw new ListFault('tooManyRows')
      return kept
    },
  })
}

/** The separator with which most heads are known columns; titles may stand above them. */
function separatorOf(text: string): string {
  const known = (delimiter: string) =>
    Math.max(0, ...parsed(text, delimiter, HEAD_WITHIN).map((heads) => heads.filter((head) => readHead(head)).length))
  const [best] = SEPARATORS.map((delimiter) => ({ delimiter, heads: known(delimiter) })).sort(
    (one, other) => other.heads - one.heads,
  )
  return best?.delimiter ?? ','
}

/** Without the empty rows at its end, of which spreadsheets write thousands. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && EMPTY.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A line of nothing but separators would be millions of cells. */
function mustBeNarrow(text: string): void {
  let cells = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\n') cells = 0
    else if (EMPTY.includes(sign) && sign !== ' ' && ++cells > MAX_SEPARATORS) throw new ListFault('unreadable')
  }
}

/** The rows of a CSV file, numbered as a spreadsheet program does. Throws if it is not CSV. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = textOf(bytes).replace(/^\uFEFF?sep=.\r?\n/i, '')
  // Some programs write a web page and call it a spreadsheet.
  if (text.includes('\0') || /^\s*<(!doctype|html|table|\?xml)/i.test(text)) throw new ListFault('unreadable')
  mustBeNarrow(text)
  const records = parsed(withoutEnd(text), separatorOf(text), listLimits.rows + 1)
  if (records.length > listLimits.rows) throw new ListFault('tooManyRows')
  const rows = records.map((record, n) => ({
    row: n + 1,
    // Removes the sign that a written list puts before texts that look like a formula.
    cells: record.map((cell) => (cell.trim() === '' ? undefined : { value: asTyped(cell).slice(0, listLimits.text) })),
  }))
  return tableOf('', rows)
}
