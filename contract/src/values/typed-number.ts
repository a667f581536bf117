/**
 * Numbers as people type them: in digits of other scripts, with a comma or a point. The last of two different marks is
 * the decimal one, and so is one that stands once. Money and counts never have three decimals: there '1,250' and
 * '1.250' are thousands. Weights, volumes and rates may have them: there one mark is always the decimal one.
 */
export type DecimalMark = ',' | '.'

interface Reading {
  /** known from other numbers of the same column */
  mark?: DecimalMark | undefined
  /** false: one mark is always the decimal one */
  thousands?: boolean
}

const LONGEST = 40
/** Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]
const GROUPED = { ',': /^[1-9]\d{0,2}(,\d{3})+$/, '.': /^[1-9]\d{0,2}(\.\d{3})+$/ }

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Without what people write around a number: currency, all kinds of spaces, apostrophes between thousands. */
export const bareNumber = (typed: string): string =>
  typed
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/usd|us\$|[$\s\u00a0\u202f\u200e\u200f\u061c'’٬]/gi, '')
    .replace(/[−–]/g, '-')
    .replaceAll('،', ',')

/** '485,50', '٤٨٥٫٥٠' → '485.50'; '1.250,50' → '1250.50'; null: it is no number. */
export function plainNumber(typed: string, reading: Reading = {}): string | null {
  if (typed.length > LONGEST) return null
  const [, sign = '', amount = ''] = /^([+-]?)(.*)$/s.exec(bareNumber(typed)) ?? []
  const plain = amount.includes('٫')
    ? parted(amount.replace(/[.,]/g, '').replace('٫', '.'), '.')
    : parted(amount, decimalMarkIn(amount, reading))
  return plain === null ? null : `${sign === '-' ? '-' : ''}${plain}`
}

function decimalMarkIn(amount: string, { mark, thousands = true }: Reading): DecimalMark | null {
  if (mark) return mark
  const [comma, point] = [amount.lastIndexOf(','), amount.lastIndexOf('.')]
  if (comma < 0 && point < 0) return null
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const only = comma >= 0 ? ',' : '.'
  const isOnce = amount.indexOf(only) === amount.lastIndexOf(only)
  return isOnce && !(thousands && GROUPED[only].test(amount)) ? only : null
}

/** Whole part and decimals, parted by the mark; the other mark may separate thousands. */
function parted(amount: string, mark: DecimalMark | null): string | null {
  const [whole = '', decimals = '', ...more] = mark ? amount.split(mark) : [amount]
  const isWhole = /^\d*$/.test(whole) || GROUPED[','].test(whole) || GROUPED['.'].test(whole)
  if (more.length > 0 || !isWhole || !/^\d*$/.test(decimals) || !/\d/.test(amount)) return null
  return `${whole.replace(/[.,]/g, '') || '0'}${decimals ? `.${decimals}` : ''}`
}
