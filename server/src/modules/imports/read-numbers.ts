import { priceOf } from '@ticarum/contract/money'
import type { CellProblem } from '@ticarum/contract/values/price-list'
import { bareNumber, type DecimalMark, plainNumber } from '@ticarum/contract/values/typed-number'
import { currencyIn } from '../../platform/sheets/currency-in.ts'
import type { SheetCell } from '../../platform/sheets/read-sheet.ts'
import { isWord } from './list-words.ts'
import { plainText } from './sheet.ts'

/** A cell as a form holds its value. */
export interface ReadCell {
  text: string
  problem?: CellProblem
}

const COMMA_PARTS_CENTS = /^\d{1,3}(\.\d{3})+,\d+$|^\d+,\d{1,2}$/
const POINT_PARTS_CENTS = /^\d{1,3}(,\d{3})+\.\d+$|^\d+\.\d{1,2}$/
/** May be thousands as well as decimals. */
const THREE_DIGITS = /^[1-9]\d{0,2}[.,]\d{3}$/
/** What people write where there is nothing. */
const NOTHING = /^[-–—]+$/

/**
 * The decimal mark of a column, decided by all its values: '1.250' alone may be either, beside '3,50' it is 1250.
 * undefined: nothing decides it, or values contradict each other.
 */
function centsMark(texts: readonly string[]): DecimalMark | undefined {
  const comma = texts.some((text) => COMMA_PARTS_CENTS.test(text))
  const point = texts.some((text) => POINT_PARTS_CENTS.test(text))
  return comma === point ? undefined : comma ? ',' : '.'
}

function middleOf(numbers: number[]): number | undefined {
  const sorted = numbers.filter((number) => number > 0).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

/** Whether a price is nearer to the others of its column when its mark separates thousands. */
const isNearerAsThousands = (price: number, middle: number) =>
  Math.abs(Math.log((price * 1000) / middle)) < Math.abs(Math.log(price / middle))

/**
 * The prices of a column as a form holds them, '1250.5'. One that may be two stays as it is: its mark is against the
 * column's, or by the column's mark it is far from all other prices.
 */
export function readPrices(column: readonly (SheetCell | undefined)[]): ReadCell[] {
  const texts = column.map((cell) => (typeof cell?.value === 'string' ? bareNumber(amountIn(cell.value)) : ''))
  const mark = centsMark(texts)
  const isContradiction = mark === undefined && texts.some((text) => centsMark([text]) !== undefined)
  const middle = middleOf(
    column.map((cell, n) =>
      typeof cell?.value === 'number' ? cell.value : Number((centsMark([texts[n] ?? '']) && read(texts[n] ?? '')) || 0),
    ),
  )
  return column.map((cell, n) => {
    if (cell === undefined) return { text: '' }
    const text = texts[n] ?? ''
    const currency = cell.currency ?? (typeof cell.value === 'string' ? currencyIn(cell.value) : undefined)
    if (currency && currency !== 'USD') return { text: String(cell.value), problem: 'foreignCurrency' }
    if (typeof cell.value === 'number') return { text: plainText(cell.value) }
    if (NOTHING.test(text)) return { text: '' }
    const price = read(text)
    if (!THREE_DIGITS.test(text)) return { text: price ?? text }
    const isOpen =
      isContradiction || (mark && text.includes(mark) && middle && isNearerAsThousands(Number(price), middle))
    return isOpen ? { text, problem: 'ambiguous' } : { text: price ?? text }
  })

  function read(text: string): string | null {
    return plainNumber(text, { mark: mark ?? centsMark([text]) })
  }
}

/** Without the words beside it: '52 dolar', '14.90 USD / adet'. */
const amountIn = (text: string) => text.replace(/\/\s*\p{L}+\.?\s*$/u, '').replace(/(abd )?dolar[ıi]?|dollars?/giu, '')

/** A whole number has no decimals: any mark between groups of three separates thousands. '10 adet' is 10. */
export function readWhole({ value }: SheetCell): string {
  if (typeof value === 'number') return plainText(value)
  const [, counted = value, unit = ''] = /^\s*([\d.,\s]+?)\s*(\p{L}+)\.?\s*$/u.exec(value) ?? []
  const text = bareNumber(isWord('unit', unit) ? counted : value)
  if (NOTHING.test(text)) return ''
  const read = plainNumber(text)
  return read !== null && /^-?\d+$/.test(read) ? read : text
}

/** '48.557' → '48.56', half a cent up; undefined: it has no more than two decimals, or is no price. */
export function roundedPrice(price: string): string | undefined {
  const [, dollars = '', cents = '', rest = ''] = /^(\d{1,9})\.(\d{2})(\d{1,30})$/.exec(price) ?? []
  if (rest === '') return undefined
  return priceOf(Number(dollars) * 100 + Number(cents) + (rest >= '5' ? 1 : 0))
}
