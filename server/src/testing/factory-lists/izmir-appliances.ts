import { type GivenCell, workbookOf } from '../given-workbook.ts'
import { csvFile, type FactoryList } from './factory-list.ts'

const heads = [
  'Model No',
  'Product Name',
  'Product Description',
  'Category',
  'FOB Price (USD)',
  'In Stock',
  'Unit',
  'Minimum Order Quantity',
  'Country of Origin',
  'City',
]
const fridge: GivenCell[] = [
  'EGE-FR320',
  'Refrigerator 320 L, A+',
  'No-frost, two doors, 220 V, white.',
  'Electronics',
  214.9,
  150,
  'pcs',
  20,
  'Türkiye',
  'Izmir',
]
const kettle: GivenCell[] = [
  'EGE-KT17',
  'Electric kettle 1.7 L',
  'Stainless steel, 2200 W, BS plug.',
  'Electronics',
  6.35,
  5000,
  'Carton',
  50,
  'Turkey',
  'İZMİR',
]
const takenFridge = ['EGE-FR320', 'Refrigerator 320 L, A+', '214.90', '20', 'piece', 'electronics'] as const
const takenKettle = ['EGE-KT17', 'Electric kettle 1.7 L', '6.35', '50', 'carton', 'electronics'] as const
const one = (rows: GivenCell[][], more: object = {}) => workbookOf([{ name: 'Price list', rows, ...more }])
const asTexts = (cells: GivenCell[]) => cells.map(String)

export const izmirAppliances: FactoryList[] = [
  {
    about: 'English heads in a workbook',
    bytes: one([['EGE HOME APPLIANCES'], heads, fridge, kettle]),
    taken: [takenFridge, takenKettle],
  },
  {
    about: 'units and currencies in a row below the names',
    bytes: one([heads.with(4, 'Price'), [null, null, null, null, 'USD', 'pcs', null, 'pcs'], fridge, kettle]),
    taken: [takenFridge, takenKettle],
  },
  {
    about: 'names of columns that are repeated for each printed page, with line breaks in them',
    bytes: one([heads.with(4, 'FOB Price\n(USD)'), fridge, heads.with(4, 'FOB Price\n(USD)'), kettle]),
    taken: [takenFridge, takenKettle],
  },
  {
    about: 'two columns that mean the price',
    bytes: one([['EGE'], [...heads, 'List price'], [...fridge, 240]]),
    fault: ['doubledColumn', 'E2 “FOB Price (USD)”, K2 “List price”'],
  },
  {
    about: 'codes that are numbers, filled up with zeros, and one that stands twice',
    bytes: one([
      heads,
      fridge.with(0, { number: 4711, format: '000000' }),
      kettle.with(0, 8_690_504_012_345),
      kettle.with(0, 8_690_504_012_346),
      kettle.with(0, 8_690_504_012_346),
    ]),
    taken: [
      ['004711', ...takenFridge.slice(1)] as unknown as typeof takenFridge,
      ['8690504012345', ...takenKettle.slice(1)] as unknown as typeof takenKettle,
    ],
    refused: [
      ['A4', 'doubled', '8690504012346'],
      ['A5', 'doubled', '8690504012346'],
    ],
  },
  {
    about: 'a city of another country, a stock of half a piece, a minimum above the limit',
    bytes: one([heads, fridge.with(9, 'Atlantis'), kettle.with(5, 2.5), kettle.with(0, 'EGE-KT18').with(7, 5000)]),
    refused: [
      ['J2', 'invalid', 'Atlantis'],
      ['F3', 'invalid', '2.5'],
      ['H4', 'tooBig', '5000'],
    ],
  },
  {
    about: 'pipes between the columns',
    bytes: Buffer.from(csvFile([heads, asTexts(fridge), asTexts(kettle)], '|')),
    taken: [takenFridge, takenKettle],
  },
  {
    about: 'no columns for what a new product needs',
    bytes: Buffer.from(
      csvFile(
        [
          ['Code', 'Name', 'Price'],
          ['EGE-KT17', 'Electric kettle 1.7 L', '6.35'],
        ],
        ',',
      ),
    ),
    refused: [
      ['', 'tooShort', ''],
      ['', 'required', ''],
      ['', 'required', ''],
      ['', 'required', ''],
    ],
  },
  {
    about: 'a workbook of before 2007',
    bytes: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(500).fill(0)]),
    fault: ['unreadable', null],
  },
  {
    about: 'a web page that is called a spreadsheet',
    bytes: Buffer.from(`<html><body><table><tr><td>${heads.join('</td><td>')}</td></tr></table></body></html>`),
    fault: ['unreadable', null],
  },
]
