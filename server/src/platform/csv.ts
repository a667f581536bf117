import { disarmed } from './formula-sign.ts'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** One line, with the separator that Turkish spreadsheets expect; no cell of it is ever run. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (cell === '' ? '' : quoted(disarmed(cell)))).join(';')}\r\n`
