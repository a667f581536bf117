import { disarmed } from './formula-sign.ts'
import type { Language } from './values/languages.ts'

/** Spreadsheets split at a comma, except where the comma is the decimal sign. */
export const csvSigns: Record<Language, { separator: string; decimal: string }> = {
  en: { separator: ',', decimal: '.' },
  so: { separator: ',', decimal: '.' },
  tr: { separator: ';', decimal: ',' },
  ar: { separator: ',', decimal: '.' },
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Lets a spreadsheet read the file as UTF-8. */
export const CSV_MARK = '\uFEFF'

/** One CSV line with the separator that Turkish spreadsheets expect; no cell is read as a formula. */
export const csvLine = (cells: readonly string[], separator = ';'): string =>
  `${cells.map((cell) => (cell === '' ? '' : quoted(disarmed(cell)))).join(separator)}\r\n`
