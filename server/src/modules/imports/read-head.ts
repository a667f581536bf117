import { fold } from '@ticarum/contract/folding'
import { currencyIn } from '../../platform/sheets/currency-in.ts'
import { defaultScale, isMeasure, scaleOf } from './measures.ts'
import { type Column, priceListColumns } from './price-list-columns.ts'

/** What the head of a column says. */
export interface HeadReading {
  column: Column
  /** its place among the column's names, the best first */
  rank: number
  /** of a measure: what one of its unit is; undefined: it names none */
  scale?: number | undefined
  /** of a price: its currency, if it is not the dollar */
  foreign?: string
}

const wordsIn = (head: string) =>
  fold(head)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const byHead = new Map(
  priceListColumns.flatMap((column) =>
    [[column.field], column.en, column.tr].flatMap((heads) =>
      heads.map((head, rank) => [wordsIn(head), { column, rank }] as const),
    ),
  ),
)
const priceColumn = priceListColumns.find(({ field }) => field === 'price')

/** Words that say of a price nothing that would make it another one. */
const besides = new Set([
  ...'usd us abd dolar dolari dollar dollars tl try eur euro avro gbp lira'.split(' '),
  ...'birim adet kdv haric toptan satis liste ihracat net fob exw fca'.split(' '),
  ...'unit per piece pc excl vat wholesale sales list export'.split(' '),
])
const isPrice = (words: string[]) => {
  const rest = words.filter((word) => !besides.has(word))
  return rest.length === 1 && /^(fiyat|fiyati|fiyatlar|price|prices)$/.test(rest[0] ?? '')
}

/** The column that a head means, in Turkish or English and in any spelling. */
export function readHead(head: string): HeadReading | undefined {
  if (head.length > 100) return undefined
  const spoken = wordsIn(head)
  const words = spoken.split(' ')
  const currency = currencyIn(head)
  const foreign = currency && currency !== 'USD' ? { foreign: currency } : {}
  const whole = byHead.get(spoken)
  if (whole && !isMeasure(whole.column.kind)) return { ...whole, ...(whole.column.kind === 'price' ? foreign : {}) }

  const unit = words.at(-1) ?? ''
  const measured = whole ?? byHead.get(words.slice(0, -1).join(' '))
  if (measured && isMeasure(measured.column.kind)) {
    const scale = scaleOf(measured.column.kind, unit)
    if (whole || scale !== undefined) return { ...measured, scale: scale ?? defaultScale(measured.column.kind) }
  }
  return priceColumn && isPrice(words) ? { column: priceColumn, rank: 1, ...foreign } : undefined
}
