import { asTyped } from '@ticarum/contract/formula-sign'
import { parse } from 'csv-parse/sync'
import { columnOf } from './price-list-columns.ts'
import type { SheetRow } from './sheet.ts'

const SEPARATORS = [';', ',', '\t'] as const

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

interface Parsed {
  record: string[]
  info: { lines: number }
}

function parsed(text: string, delimiter: string, to?: number): Parsed[] {
  const options = {
    delimiter,
    info: true,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
    ...(to ? { to } : {}),
  }
  return parse(text, options) as unknown as Parsed[] // `info` changes the result beyond its declared type
}

/** The separator with which most heads are known columns. */
function separatorOf(text: string): string {
  const known = (delimiter: string) =>
    Math.max(0, ...parsed(text, delimiter, 20).map(({ record }) => record.filter((head) => columnOf(head)).length))
  const [best] = SEPARATORS.map((delimiter) => ({ delimiter, heads: known(delimiter) })).sort(
    (one, other) => other.heads - one.heads,
  )
  return best?.delimiter ?? ','
}

/** The rows of a CSV file, with the line on which each one ends. Throws if it is not CSV. */
export function readCsv(bytes: Uint8Array): SheetRow[] {
  const text = textOf(bytes).replace(/^\uFEFF?sep=.\r?\n/i, '')
  if (text.includes('\0')) throw new Error('no text')
  // Removes the sign that a written list puts before texts that look like a formula.
  return parsed(text, separatorOf(text)).map(({ record, info }) => ({ row: info.lines, cells: record.map(asTyped) }))
}
