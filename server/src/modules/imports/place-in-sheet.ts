import type { ImportRow } from '@ticarum/contract/procedures/imports'
import type { Language } from '@ticarum/contract/values/languages'
import type { Judgement, RowProblem } from './judge-row.ts'
import { inLanguageOf } from './product-cells.ts'
import type { List, ListRow } from './read-list.ts'

export interface RowPlace {
  columns: List['columns']
  row: ListRow
  /** of the list */
  language: Language
  /** of its product, whose texts in other languages are translations */
  original: Language
}

/** Characters of a value that a message shows. */
const SHOWN = 60

/** The column of the sheet that a product's field was read from. */
function columnFor({ columns, language, original }: RowPlace, field: string): string | undefined {
  if (columns[field] && !['name', 'description'].includes(field) && !field.startsWith('translations.')) return field
  return Object.keys(columns).find((own) => Object.hasOwn(inLanguageOf({ [own]: '' }, language, original), field))
}

/** A problem with its cell, what stands in it, and what the sheet calls its column. */
export function problemAt(place: RowPlace, { field, problem }: RowProblem): ImportRow['problems'][number] {
  const from = columnFor(place, field)
  const column = from === undefined ? undefined : place.columns[from]
  if (from === undefined || !column) return withoutPlace({ field, problem })
  const said = place.row.said[from] ?? ''
  const value = said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said
  return { field, problem, cell: `${column.letters}${place.row.row}`, head: column.head, value }
}

/** Of something that does not stand in the sheet. */
export const withoutPlace = ({ field, problem }: RowProblem): ImportRow['problems'][number] => ({
  field,
  problem,
  cell: null,
  head: null,
  value: null,
})

export const roundedAt = (place: RowPlace, { field, price }: Judgement['rounded'][number]) => ({
  field,
  cell: `${place.columns[field]?.letters ?? ''}${place.row.row}`,
  said: (place.row.said[field] ?? '').slice(0, SHOWN),
  price,
})
