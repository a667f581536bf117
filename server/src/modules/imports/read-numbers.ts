type Mark = ',' | '.'

const COMMA_PARTS_CENTS = /^\d{1,3}(\.\d{3})+,\d+$|^\d+,\d{1,2}$/
const POINT_PARTS_CENTS = /^\d{1,3}(,\d{3})+\.\d+$|^\d+\.\d{1,2}$/
const GROUPED = { ',': /^\d{1,3}(,\d{3})+$/, '.': /^\d{1,3}(\.\d{3})+$/ }

/** What people write around a number: currency, spaces of all kinds, apostrophes between thousands. */
const bare = (text: string) => text.replace(/usd|us\$|[$\s\u00a0\u202f'’]/gi, '')
const plain = (value: number) => String(Number(value.toPrecision(12)))

/**
 * Which mark parts the cents, told by the whole column: '1.250' alone may be either, beside '3,50' it is twelve hundred
 * and fifty.
 * undefined: nothing tells, or values contradict each other.
 */
function centsMark(texts: readonly string[]): Mark | undefined {
  const comma = texts.some((text) => COMMA_PARTS_CENTS.test(text))
  const point = texts.some((text) => POINT_PARTS_CENTS.test(text))
  return comma === point ? undefined : comma ? ',' : '.'
}

function amountOf(text: string, mark: Mark | undefined, contradiction: boolean): string {
  if (/^\d+$/.test(text)) return text
  const own = centsMark([text])
  if (contradiction && !own) return text // could be either: the form's rule refuses it
  if (mark !== ',' && GROUPED[','].test(text)) return text.replaceAll(',', '')
  if (mark !== '.' && GROUPED['.'].test(text)) return text.replaceAll('.', '')
  const cents = mark ?? own
  if (cents === ',') return text.replaceAll('.', '').replace(',', '.')
  return cents === '.' ? text.replaceAll(',', '') : text
}

/** Prices of one column as a form holds them, '1250.5'; what can't be told stays as it is, to be refused. */
export function readPrices(column: readonly (string | number)[]): string[] {
  const texts = column.map((cell) => (typeof cell === 'number' ? '' : bare(cell)))
  const mark = centsMark(texts)
  const contradiction = mark === undefined && texts.some((text) => centsMark([text]) !== undefined)
  return column.map((cell, n) =>
    typeof cell === 'number' ? plain(cell) : amountOf(texts[n] ?? '', mark, contradiction),
  )
}

/** A whole number has no cents: any mark between groups of three parts thousands. */
export function readWhole(cell: string | number): string {
  if (typeof cell === 'number') return plain(cell)
  const text = bare(cell)
  return GROUPED[','].test(text) || GROUPED['.'].test(text) ? text.replace(/[.,]/g, '') : text
}
