import { disarmed } from './formula-sign.ts'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** One CSV line with the separator that Turkish spreadsheets expect; no cell is read as a formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (cell === '' ? '' : quoted(disarmed(cell)))).join(';')}\r\n`
