import { type GivenCell, workbookOf } from '../given-workbook.ts'
import type { FactoryList, TakenRow } from './factory-list.ts'

const NAME = 'ERCİYES MOBİLYA SAN. VE TİC. A.Ş.'
const heads = [
  'Ürün Kodu',
  'Ürün Adı',
  'Açıklama',
  'Kategori',
  'Birim Fiyat (USD)',
  'Stok',
  'Birim',
  'Min. Sipariş',
  'Şehir',
]
const sofa = (price: GivenCell): GivenCell[] => [
  'ERC-101',
  'Bergama Koltuk Takımı 3+3+1+1',
  'Gürgen iskelet, 32 dansite sünger, kadife kumaş.',
  'Ev ve bahçe',
  price,
  24,
  'Takım',
  2,
  'Kayseri',
]
const table = (price: GivenCell): GivenCell[] => [
  'ERC-205',
  'Likya Yemek Masası 160x90',
  'Açılır masa, meşe kaplama, altı kişilik.',
  'Ev ve bahçe',
  price,
  40,
  'Adet',
  5,
  'Kayseri',
]
const takenSofa = (price: string): TakenRow => ['ERC-101', 'Bergama Koltuk Takımı 3+3+1+1', price, '2', 'set', 'home']
const takenTable = (price: string): TakenRow => ['ERC-205', 'Likya Yemek Masası 160x90', price, '5', 'piece', 'home']
const sheet = (rows: GivenCell[][], more: object = {}) => workbookOf([{ name: 'Fiyat Listesi', rows, ...more }])

export const kayseriFurniture: FactoryList[] = [
  {
    about: 'a title, an address and a date above the head, merged over all columns',
    bytes: sheet([[NAME], ['Organize Sanayi Bölgesi 12. Cad. No: 8 Kayseri'], [], heads, sofa(1250.5), table(310)], {
      merged: ['A1:I1', 'A2:I2'],
    }),
    taken: [takenSofa('1250.50'), takenTable('310.00')],
  },
  {
    about: 'a price from a formula, with three decimals',
    bytes: sheet([
      [NAME],
      heads,
      sofa({ formula: 'L3/41.25', result: 48.557 }),
      table({ formula: 'ROUND(L4/41.25,2)', result: 310.25 }),
    ]),
    taken: [takenSofa('48.56'), takenTable('310.25')],
    rounded: [['E3', '48.557', '48.56']],
  },
  {
    about: 'half a cent as a spreadsheet keeps it',
    bytes: sheet([
      heads,
      sofa({ formula: 'L2*1.1', result: 48.55499999999999 }),
      table({ formula: 'L3', result: 1.005 }),
    ]),
    taken: [takenSofa('48.56'), takenTable('1.01')],
    rounded: [
      ['E2', '48.555', '48.56'],
      ['E3', '1.005', '1.01'],
    ],
  },
  {
    about: 'a formula whose result was never saved',
    bytes: sheet([[NAME], [], heads, sofa({ formula: 'VLOOKUP(A4,Maliyet!A:C,3,0)' }), table(310)]),
    taken: [takenTable('310.00')],
    refused: [['E4', 'noValue', '']],
  },
  {
    about: 'a formula that points nowhere',
    bytes: sheet([heads, sofa({ error: '#REF!' }), table(310)]),
    taken: [takenTable('310.00')],
    refused: [['E2', 'sheetError', '#REF!']],
  },
  {
    about: 'titles of groups between the rows, and a sum below them',
    bytes: sheet(
      [
        heads,
        ['OTURMA GRUPLARI'],
        sofa(1250.5),
        [],
        ['YEMEK ODASI'],
        table(310),
        ['TOPLAM', null, null, null, { formula: 'SUM(E3:E6)', result: 1560.5 }],
        ['Fiyatlarımıza KDV dahil değildir. Teslim: fabrika.'],
      ],
      { merged: ['A2:I2', 'A5:I5', 'A8:I8'] },
    ),
    taken: [takenSofa('1250.50'), takenTable('310.00')],
    notes: [['titles', '2, 5, 7, 8']],
  },
  {
    about: 'a category merged over the rows that it holds for, in a sheet that begins in column C',
    bytes: sheet(
      [
        [],
        [null, null, ...heads],
        [null, null, ...sofa(1250.5)],
        [null, null, ...table(310).map((cell, place) => (place === 3 ? null : cell))],
      ],
      { merged: ['F3:F4'] },
    ),
    taken: [takenSofa('1250.50'), takenTable('310.00')],
  },
  {
    about: 'a head of two rows: the carton above its sizes',
    bytes: sheet(
      [
        [...heads, 'Koli (cm)', null, null, 'Koli'],
        [...heads.map(() => null), 'En', 'Boy', 'Yükseklik', 'adet'],
        [...table(310), 95, 165, 12, 1],
      ],
      { merged: [...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((c) => `${c}1:${c}2`), 'J1:L1'] },
    ),
    taken: [takenTable('310.00')],
    kept: { 'details.carton.widthCm': '95', 'details.carton.lengthCm': '165', 'details.carton.units': '1' },
  },
  {
    about: 'prices in lira by the format of their cells',
    bytes: sheet([
      heads,
      sofa({ number: 51_500, format: '#,##0.00\\ "₺"' }),
      table({ number: 310, format: '[$$-409]#,##0.00' }),
    ]),
    taken: [takenTable('310.00')],
    refused: [['E2', 'foreignCurrency', '51500']],
  },
  {
    about: 'a hidden column with old prices, a hidden row, and an empty column between',
    bytes: sheet(
      [
        ['Ürün Kodu', 'Ürün Adı', 'Fiyat', '', 'Fiyat', 'Açıklama', 'Kategori', 'Stok', 'Birim', 'MOQ', 'Şehir'],
        ['ERC-300', 'Komodin', 15, null, 19.9, 'Suntalam, iki çekmeceli.', 'Mobilya', 60, 'Adet', 10, 'Kayseri'],
        ['ERC-301', 'Eski komodin', 11, null, 12, 'Üretimden kalktı, stok yok.', 'Mobilya', 0, 'Adet', 10, 'Kayseri'],
      ],
      { hiddenColumns: [3], hiddenRows: [3] },
    ),
    taken: [['ERC-300', 'Komodin', '19.90', '10', 'piece', 'home']],
    notes: [
      ['hiddenRows', '3'],
      ['hiddenColumns', 'Fiyat'],
    ],
  },
]
