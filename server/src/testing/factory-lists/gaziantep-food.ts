import { type GivenCell, workbookOf } from '../given-workbook.ts'
import { csvFile, type FactoryList } from './factory-list.ts'

const heads = [
  '#',
  'Kod',
  'Ürün',
  'Açıklama',
  'Kategori',
  'Net Fiyat $',
  'Stok',
  'Birim',
  'Koli İçi Adet',
  'Asgari Sipariş Miktarı',
  'Üretim Yeri',
]
const pistachio: GivenCell[] = [
  1,
  'ANT-FST-1',
  'Boz fıstık 1 kg',
  'Kavrulmuş, tuzlu, vakumlu ambalaj.',
  'Gıda',
  18.4,
  800,
  'Koli',
  12,
  20,
  'Gaziantep',
]
const bulgur: GivenCell[] = [
  2,
  'ANT-BLG-5',
  'Pilavlık bulgur 5 kg',
  'Sert buğdaydan, iri, altı koli bir palet.',
  'Gıda ve içecek',
  3.75,
  4000,
  'Çuval',
  1,
  100,
  'Gaziantep',
]
const takenPistachio = ['ANT-FST-1', 'Boz fıstık 1 kg', '18.40', '20', 'carton', 'food'] as const
const takenBulgur = ['ANT-BLG-5', 'Pilavlık bulgur 5 kg', '3.75', '100', 'sack', 'food'] as const
const one = (rows: GivenCell[][], more: object = {}) => workbookOf([{ name: 'Sayfa1', rows, ...more }])
const kept = { 'details.weightGrams': '12600' }
const weighed = (head: string, weight: GivenCell) =>
  one([
    [...heads, head],
    [...pistachio, weight],
  ])

export const gaziantepFood: FactoryList[] = [
  {
    about: 'numbered rows, and further names of columns',
    bytes: one([heads, pistachio, bulgur]),
    taken: [takenPistachio, takenBulgur],
  },
  {
    about: 'a cover, the list, and lists of other years',
    bytes: workbookOf([
      { name: 'Kapak', rows: [['ANTEP KURUYEMİŞ'], ['İhracat fiyat listesi'], ['Tel: 0342 000 00 00']] },
      { name: '2026', rows: [heads, pistachio] },
      { name: '2025', rows: [heads, bulgur] },
      { name: 'Maliyet', state: 'hidden', rows: [heads, bulgur] },
    ]),
    taken: [takenPistachio],
    notes: [
      ['sheet', '2026'],
      ['otherSheets', '2025'],
    ],
  },
  {
    about: 'categories and units in Arabic and Somali, as the form names them',
    bytes: one([
      heads,
      pistachio.with(4, 'الأغذية والمشروبات').with(7, 'كرتونة'),
      bulgur.with(4, 'Cunto iyo cabitaan').with(7, 'Kiish'),
    ]),
    taken: [takenPistachio, takenBulgur],
  },
  {
    about: 'a category of their own',
    bytes: one([heads, pistachio.with(4, 'Kuruyemiş'), bulgur]),
    taken: [takenBulgur],
    refused: [['E2', 'invalid', 'Kuruyemiş']],
  },
  { about: 'a weight in kilograms', bytes: weighed('Brüt Ağırlık (kg)', 12.6), taken: [takenPistachio], kept },
  {
    about: 'a weight that says its unit in the cell',
    bytes: weighed('Ağırlık', '12,6 kg'),
    taken: [takenPistachio],
    kept,
  },
  {
    about: 'a weight that says no unit',
    bytes: weighed('Ağırlık', 12.6),
    taken: [takenPistachio],
    notes: [['unitless', 'Ağırlık']],
  },
  {
    about: 'a price that became a day, and a minimum in words',
    bytes: one([heads, pistachio.with(5, { number: 46_003, format: 'd\\.mmm' }), bulgur.with(9, '1 palet (40 çuval)')]),
    refused: [
      ['F2', 'date', '2025-12-12'],
      ['J3', 'invalid', '1 palet (40 çuval)'],
    ],
  },
  {
    about: 'no column for the article code',
    bytes: Buffer.from(
      csvFile([
        ['ANTEP KURUYEMİŞ'],
        ['Barkod', 'Ürün', 'Fiyat', 'Birim'],
        ['8690000000017', 'Boz fıstık', '18,40', 'Koli'],
      ]),
    ),
    fault: ['noArticleCode', '2'],
  },
  {
    about: 'no names of columns at all',
    bytes: Buffer.from(
      csvFile([
        ['ANT-FST-1', 'Boz fıstık 1 kg', '18,40'],
        ['ANT-BLG-5', 'Bulgur 5 kg', '3,75'],
      ]),
    ),
    fault: ['noHead', null],
  },
]
