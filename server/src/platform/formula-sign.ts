/** A spreadsheet runs a text that begins so, also behind spaces. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** With the sign before it that makes it a text again. */
export const disarmed = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** As it was before. */
export const asTyped = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
