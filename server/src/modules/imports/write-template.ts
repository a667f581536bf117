import { readFileSync } from 'node:fs'
import type { WriteTemplate } from '@ticarum/contract/procedures/imports'
import { type Language, languages } from '@ticarum/contract/values/languages'
import { priceListColumns } from './price-list-columns.ts'
import { writeList } from './write-list.ts'

const textsIn = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`texts/${language}.json`, import.meta.url), 'utf8'))
const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)])) as Record<
  Language,
  Record<string, string>
>

/** Its code begins with the sign of a note: who leaves it there gets no product of it. */
const example = ({ name = '', description = '' }: Record<string, string>) => ({
  articleCode: '# KT-1001',
  name,
  description,
  category: 'fashion',
  price: '12.50',
  stock: '400',
  unit: 'piece',
  piecesPerUnit: '1',
  minimum: '10',
  madeToOrder: 'no',
  leadDays: '14',
  country: 'TR',
  city: 'Kayseri',
  weightGrams: '300',
  customsCode: '6205.20',
  'translations.en.name': 'Cotton shirt',
  'translations.en.description': 'Cotton shirt for wholesale, in twelve colours.',
  'tiers.0.from': '100',
  'tiers.0.price': '11.00',
  'options.0.name': 'Size',
  'options.0.values': 'S, M, L, XL',
})

/** An empty price list in the supplier's language: the usual priceListColumns, an example, and how it is filled in. */
export async function writeTemplate(_: unknown, { format, language }: WriteTemplate) {
  const { fileName = 'price-list', ...said } = texts[language]
  const notes = Object.entries(said).flatMap(([key, text]) => (key.startsWith('note.') ? [text] : []))
  const row = example({ name: said['example.name'] ?? '', description: said['example.description'] ?? '' })
  return writeList(format, fileName, {
    columns: priceListColumns.filter(({ usual }) => usual),
    rows: [row],
    language,
    notes,
  })
}
