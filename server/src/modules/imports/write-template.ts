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

/** An empty price list in the supplier's language: the usual columns, an example, and instructions. */
export async function writeTemplate(_: unknown, { format, language }: WriteTemplate) {
  const { fileName = 'price-list', ...said } = texts[language]
  const notes = Object.entries(said).flatMap(([key, text]) => (key.startsWith('note.') ? [text] : []))
  const usual = priceListColumns.filter((column) => column.usual)
  const row = {
    ...Object.fromEntries(usual.map(({ field, example }) => [field, example])),
    name: said['example.name'] ?? '',
    description: said['example.description'] ?? '',
  }
  return writeList(format, fileName, { columns: usual, rows: [row], language, notes })
}
