type Mark = ',' | '.'

const COMMA_PARTS_CENTS = /^\d{1,3}(\.\d{3})+,\d+$|^\d+,\d{1,2}$/
const POINT_PARTS_CENTS = /^\d{1,3}(,\d{3})+\.\d+$|^\d+\.\d{1,2}$/
const GROUPED = { ',': /^\d{1,3}(,\d{3})+$/, '.': /^\d{1,3}(\.\d{3})+$/ }

/** What people write around a number: currency, all kinds of spaces, apostrophes between thousands. */
const bare = (text: string) => text.replace(/usd|us\$|[$\s\u00a0\u202f'’]/gi, '')
const plain = (value: number) => String(Number(value.toPrecision(12)))

/**
 * The decimal mark of a column, decided by all its values: '1.250' alone may be either, beside '3,50' it is 1250.
 * undefined: nothing decides it, or values contradict each other.
 */
function centsMark(texts: readonly string[]): Mark | undefined {
  const comma = texts.some((text) => COMMA_PARTS_CENTS.test(text))
  const point = texts.some((text) => POINT_PARTS_CENTS.test(text))
  return comma === point ? undefined : comma ? ',' : '.'
}

function amountOf(text: string, mark: Mark | undefined, contradiction: boolean): string {
  if (/^\d+$/.test(text)) return text
  const own = centsMark([text])
  if (contradiction && !own) return text // ambiguous: the form's rule refuses it
  if (mark !== ',' && GROUPED[','].test(text)) return text.replaceAll(',', '')
  if (mark !== '.' && GROUPED['.'].test(text)) return text.replaceAll('.', '')
  const cents = mark ?? own
  if (cents === ',') return text.replaceAll('.', '').replace(',', '.')
  return cents === '.' ? text.replaceAll(',', '') : text
}

/** The prices of a column as a form holds them, '1250.5'; an ambiguous one stays as it is and is refused. */
export function readPrices(column: readonly (string | number)[]): string[] {
  const texts = column.map((cell) => (typeof cell === 'number' ? '' : bare(cell)))
  const mark = centsMark(texts)
  const contradiction = mark === undefined && texts.some((text) => centsMark([text]) !== undefined)
  return column.map((cell, n) =>
    typeof cell === 'number' ? plain(cell) : amountOf(texts[n] ?? '', mark, contradiction),
  )
}

/** A whole number has no decimals: any mark between groups of three separates thousands. */
export function readWhole(cell: string | number): string {
  if (typeof cell === 'number') return plain(cell)
  const text = bare(cell)
  return GROUPED[','].test(text) || GROUPED['.'].test(text) ? text.replace(/[.,]/g, '') : text
}
