import { bareNumber, type DecimalMark, plainNumber } from '@ticarum/contract/values/typed-number'

const COMMA_PARTS_CENTS = /^\d{1,3}(\.\d{3})+,\d+$|^\d+,\d{1,2}$/
const POINT_PARTS_CENTS = /^\d{1,3}(,\d{3})+\.\d+$|^\d+\.\d{1,2}$/

const plain = (value: number) => String(Number(value.toPrecision(12)))

/**
 * The decimal mark of a column, decided by all its values: '1.250' alone may be either, beside '3,50' it is 1250.
 * undefined: nothing decides it, or values contradict each other.
 */
function centsMark(texts: readonly string[]): DecimalMark | undefined {
  const comma = texts.some((text) => COMMA_PARTS_CENTS.test(text))
  const point = texts.some((text) => POINT_PARTS_CENTS.test(text))
  return comma === point ? undefined : comma ? ',' : '.'
}

/** The prices of a column as a form holds them, '1250.5'; an ambiguous one stays as it is and is refused. */
export function readPrices(column: readonly (string | number)[]): string[] {
  const texts = column.map((cell) => (typeof cell === 'number' ? '' : bareNumber(cell)))
  const mark = centsMark(texts)
  const contradiction = mark === undefined && texts.some((text) => centsMark([text]) !== undefined)
  return column.map((cell, n) => {
    if (typeof cell === 'number') return plain(cell)
    const text = texts[n] ?? ''
    const own = centsMark([text])
    if (contradiction && !own && !/^\d+$/.test(text)) return text
    return plainNumber(text, { mark: mark ?? own }) ?? text
  })
}

/** A whole number has no decimals: any mark between groups of three separates thousands. */
export function readWhole(cell: string | number): string {
  if (typeof cell === 'number') return plain(cell)
  const text = bareNumber(cell)
  const read = plainNumber(text)
  return read !== null && /^-?\d+$/.test(read) ? read : text
}
