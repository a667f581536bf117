import { windows1254, workbookOf } from '../given-workbook.ts'
import { csvFile, type FactoryList, type TakenRow } from './factory-list.ts'

const heads = [
  'Stok Kodu',
  'Ürün Adı',
  'Ürün Açıklaması',
  'Kategori',
  'Fiyat',
  'Stok Adedi',
  'Birim',
  'Min. Sipariş Adedi',
  'Şehir',
]
const towel = (price: string) => [
  'BUL-50100',
  'Buldan El Havlusu 50x100',
  'Yüzde yüz pamuk, 500 gr/m², jakar dokuma.',
  'Tekstil ve giyim',
  price,
  '1.200',
  'Düzine',
  '10',
  'Denizli',
]
const robe = (price: string) => [
  'PAM-ROB-L',
  'Pamukkale Bornoz L',
  'Şal yaka, çift ipliksi bükümlü, cepli; "otel" kalitesi.',
  'TEKSTİL VE GİYİM',
  price,
  '350',
  'ADET',
  '24 adet',
  'DENİZLİ',
]
const takenTowel = (price: string): TakenRow => [
  'BUL-50100',
  'Buldan El Havlusu 50x100',
  price,
  '10',
  'dozen',
  'textiles',
]
const takenRobe = (price: string): TakenRow => ['PAM-ROB-L', 'Pamukkale Bornoz L', price, '24', 'piece', 'textiles']
const both = [towel('14,90'), robe('1.250,50')]
const taken = [takenTowel('14.90'), takenRobe('1250.50')]

export const denizliTextiles: FactoryList[] = [
  { about: 'semicolons in Turkish Windows', bytes: windows1254(csvFile([heads, ...both])), taken },
  {
    about: 'semicolons in UTF-8 with its mark, below a title and an empty line',
    bytes: Buffer.from(
      `\uFEFF${csvFile([['BULDAN DOKUMA 2026 FİYAT LİSTESİ'], [''], heads, ...both])}\r\n;;;;;;;;\r\n`,
    ),
    taken,
  },
  {
    about: 'tabs in UTF-16, as "Unicode text" is saved',
    bytes: Buffer.from(`\uFEFF${csvFile([heads, ...both], '\t')}`, 'utf16le'),
    taken,
  },
  {
    about: 'commas, quoted, with English heads and points in prices',
    bytes: Buffer.from(
      csvFile(
        [
          ['Item No', 'Product Name', 'Description', 'Category', 'Unit Price US$', 'Stock', 'UoM', 'MOQ', 'City'],
          [
            'BUL-50100',
            'Hand towel 50x100',
            'Cotton, 500 gsm, jacquard.',
            'Textiles & Clothing',
            '$1,250.50',
            '1,200',
            'Dozen',
            '10',
            'Denizli',
          ],
        ],
        ',',
      ),
    ),
    taken: [['BUL-50100', 'Hand towel 50x100', '1250.50', '10', 'dozen', 'textiles']],
  },
  {
    about: 'a formula saved as text, with the column’s decimal comma',
    bytes: windows1254(csvFile([heads, towel('48,557'), robe('52,10')])),
    taken: [takenTowel('48.56'), takenRobe('52.10')],
    rounded: [['E2', '48,557', '48.56']],
  },
  {
    about: 'a price that may be 1.26 or 1255',
    bytes: windows1254(csvFile([heads, towel('1,255'), robe('52,10')])),
    taken: [takenRobe('52.10')],
    refused: [['E2', 'ambiguous', '1,255']],
  },
  {
    about: 'dollars in words and signs, and one price in lira',
    bytes: Buffer.from(
      csvFile([heads, towel('14,90 USD / düzine'), robe('52 dolar'), [...towel('620 TL')].with(0, 'BUL-7')]),
    ),
    taken: [takenTowel('14.90'), takenRobe('52.00')],
    refused: [['E4', 'foreignCurrency', '620 TL']],
  },
  {
    about: 'no price but one in euros',
    bytes: workbookOf([{ name: 'EUR', rows: [['Pamukkale Tekstil'], heads.with(4, 'Fiyat (EUR)'), towel('13,20')] }]),
    fault: ['foreignCurrency', 'E2 “Fiyat (EUR)”'],
  },
  {
    about: 'lira and dollars side by side',
    bytes: Buffer.from(
      csvFile([
        [...heads.with(4, 'Fiyat TL'), 'Fiyat USD'],
        [...towel('620,00'), '14,90'],
      ]),
    ),
    taken: [takenTowel('14.90')],
  },
  {
    about: 'a code that a spreadsheet shortened, a unit that nobody knows, a line break in a cell',
    bytes: Buffer.from(
      csvFile([
        heads,
        towel('14,90').with(0, '8,69E+12'),
        robe('52,10').with(6, 'Balya'),
        towel('14,90').with(2, 'Birinci satır,\nikinci satır.'),
      ]),
    ),
    taken: [takenTowel('14.90')],
    refused: [
      ['A2', 'shortened', '8,69E+12'],
      ['G3', 'invalid', 'Balya'],
    ],
  },
]
