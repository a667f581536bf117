import { MAX_LIST_ROWS } from '@ticarum/contract/values/price-list'
import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { ListFault, type SheetRow } from './sheet.ts'

/** Bytes after unpacking; ten thousand full rows have about half of it. */
const MAX_UNPACKED = 48 * 1024 * 1024
const MAX_PARTS = 200
const ADDRESS = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * A single cell in the last corner of a sheet would make a table of billions of cells, so the size of a sheet is
 * limited.
 */
function mustBeNear(sheet: Uint8Array): void {
  for (const [, double, single] of Buffer.from(sheet).toString('latin1').matchAll(ADDRESS)) {
    const [, row] = /^[A-Z]{0,2}(\d{1,9})$/.exec(double ?? single ?? '') ?? []
    if (row === undefined) throw new ListFault('unreadable')
    if (Number(row) > 2 * MAX_LIST_ROWS) throw new ListFault('tooManyRows')
  }
}

/**
 * Repacks the parts of a workbook that hold its values. It unpacks no more than the file states, so the library that
 * reads the result sees true sizes.
 */
function bounded(bytes: Uint8Array): Buffer {
  let left = MAX_UNPACKED
  let parts = 0
  const unpacked = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(xml|rels)$/.test(name)) return false
      left -= originalSize
      parts++
      if (left < 0 || parts > MAX_PARTS) throw new ListFault('unreadable')
      return true
    },
  })
  for (const [name, part] of Object.entries(unpacked)) if (name.includes('worksheets/')) mustBeNear(part)
  return Buffer.from(zipSync(unpacked, { level: 0 }))
}

function cellOf(cell: unknown): string | number {
  if (typeof cell === 'number' || typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return cell instanceof Date ? cell.toISOString() : ''
}

/** The rows of the first sheet. Throws if it is not a workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<SheetRow[]> {
  const sheet = await readSheet(bounded(bytes), 1)
  return sheet.map((cells, n) => ({ row: n + 1, cells: cells.map(cellOf) }))
}
