/** A spreadsheet executes a text that begins like this, also after spaces. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Adds the sign that makes it a text. */
export const disarmed = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Removes the sign again. */
export const asTyped = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
