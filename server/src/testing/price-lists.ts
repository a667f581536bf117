import type { Cells } from '../modules/imports/read-list.ts'

/** Rows of a supplier's list, valid in every field. */
export const rightRow = (n: number): Cells => ({
  'Ürün kodu': `KT-${1000 + n}`,
  'Ürün adı': `Pamuklu gömlek ${n}`,
  Açıklama: 'Toptan satış için, on iki renk.',
  Kategori: 'Moda',
  Fiyat: `${5 + (n % 90)},50`,
  Stok: String(100 + n),
  Şehir: 'Kayseri',
  Birim: 'Adet',
  'En az sipariş': '10',
})

export const rightRows = (count: number): Cells[] => Array.from({ length: count }, (_, n) => rightRow(n))

/** As a Turkish spreadsheet writes it; the first row of cells is on line 2. */
export function csvOf(rows: Cells[]): Buffer {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const quoted = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return Buffer.from(
    [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))]
      .map((cells) => cells.map(quoted).join(';'))
      .join('\r\n'),
  )
}
