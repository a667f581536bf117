import type { WriteTemplate } from '@ticarum/contract/procedures/imports'
import { listTexts } from './list-texts.ts'
import { wordsOf } from './list-words.ts'
import { priceListColumns } from './price-list-columns.ts'
import { writeList } from './write-list.ts'

/** An empty price list in the supplier's language: the usual columns, an example, and instructions. */
export async function writeTemplate(_: unknown, { format, language }: WriteTemplate) {
  const { fileName = 'price-list', ...said } = listTexts[language]
  const comma = language === 'ar' ? '، ' : ', '
  const words = { categories: wordsOf('category', language).join(comma), units: wordsOf('unit', language).join(comma) }
  const notes = Object.entries(said).flatMap(([key, text]) =>
    key.startsWith('note.') ? [text.replace('{categories}', words.categories).replace('{units}', words.units)] : [],
  )
  const usual = priceListColumns.filter((column) => column.usual)
  const row = {
    ...Object.fromEntries(usual.map(({ field, example }) => [field, example])),
    name: said['example.name'] ?? '',
    description: said['example.description'] ?? '',
  }
  return writeList(format, fileName, { columns: usual, rows: [row], language, notes })
}
