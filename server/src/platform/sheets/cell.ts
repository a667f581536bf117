import { csvLine, csvSigns } from '@ticarum/contract/csv'
import { priceOf } from '@ticarum/contract/money'
import type { Language } from '@ticarum/contract/values/languages'
import { columnLetters } from './address.ts'

/** A value of an exported table; null: nothing. */
export type Cell =
  | string
  | { cents: number }
  | { number: number }
  /** a day, as YYYY-MM-DD */
  | { day: string }
  | { moment: Date }
  | null

const GMT3 = 3 * 3600 * 1000

/** 'YYYY-MM-DD HH:MM' in GMT+3. */
const inGmt3 = (moment: Date) => new Date(moment.getTime() + GMT3).toISOString().slice(0, 16).replace('T', ' ')

/** As Turkish readers write a day; all others read the international order, which no spreadsheet mistakes. */
const dayIn = (language: Language, text: string) =>
  language === 'tr' ? text.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3.$2.$1') : text

function textOf(cell: Cell, language: Language): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if ('cents' in cell) return priceOf(cell.cents).replace('.', csvSigns[language].decimal)
  if ('number' in cell) return String(cell.number)
  return dayIn(language, 'day' in cell ? cell.day : inGmt3(cell.moment))
}

/** A line of CSV with the signs that the reader's spreadsheet expects. */
export const csvRow = (cells: readonly Cell[], language: Language): string =>
  csvLine(
    cells.map((cell) => textOf(cell, language)),
    csvSigns[language].separator,
  )

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Without control characters, which no XML may have; line breaks and tabs stay. */
const escaped = (text: string) =>
  text.replace(/(?![\n\r\t])\p{Cc}|[\ufffe\uffff]/gu, '').replace(/[&<>]/g, (sign) => escapes[sign] ?? '')

/** Days since the day that spreadsheets count from. */
const serialOf = (utc: number) => utc / (24 * 3600 * 1000) + 25_569

/** Styles of workbook.ts, in its order. */
const styles = { text: 0, head: 1, money: 2, day: 3, moment: 4 } as const

/** A row of a sheet's XML; the first row has the number 1. Texts are texts, so none is executed as a formula. */
export function xlsxRow(cells: readonly Cell[], number: number): string {
  const written = cells.map((cell, place) => xlsxCell(cell, `${columnLetters(place)}${number}`, number === 1))
  return `<row r="${number}">${written.join('')}</row>`
}

function xlsxCell(cell: Cell, address: string, head: boolean): string {
  const value = (number: number, style: number) => `<c r="${address}" s="${style}"><v>${number}</v></c>`
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') {
    const style = head ? styles.head : styles.text
    return `<c r="${address}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  if ('cents' in cell) return value(cell.cents / 100, styles.money)
  if ('number' in cell) return value(cell.number, styles.text)
  if ('day' in cell) return value(serialOf(Date.parse(cell.day)), styles.day)
  return value(serialOf(cell.moment.getTime() + GMT3), styles.moment)
}
