import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { workbookOf } from '../../testing/given-workbook.ts'
import { readList } from './read-list.ts'
import { roundedPrice } from './read-numbers.ts'

const csv = (text: string) => readList(Buffer.from(text))
const xlsx = async (data: (string | number | boolean | null)[][]) =>
  new Uint8Array(
    await writeXlsxFile(data.map((row) => row.map((value) => (value === null ? null : { value })))).toBuffer(),
  )
const pricesOf = (...prices: string[]) =>
  csv(`Kod;Fiyat\n${prices.map((price, n) => `K${n};${price}`).join('\n')}`).rows.map(({ cells }) => cells.price)
const faultsOf = (...prices: string[]) =>
  csv(`Kod;Fiyat\n${prices.map((price, n) => `K${n};${price}`).join('\n')}`).rows.flatMap(({ row, faults }) =>
    faults.map(({ problem }) => [row, problem]),
  )
const faultOf = (bytes: Uint8Array) => {
  try {
    readList(bytes)
    return undefined
  } catch (fault) {
    return fault
  }
}

describe('columns', () => {
  it('are found in any order, in Turkish or English, with any separator, and unknown ones are reported', () => {
    const turkish = csv('Fiyat;STOK KODU;Renk kodu;Ürün Adı;kategori\n12,50;KT-1;mavi;Gömlek;Moda\n')
    const english = csv('name,Article Code,price,Warehouse,Category\nGömlek,KT-1,12.50,A3,fashion\n')
    const tabs = csv('ÜRÜN KODU\tAD\tFiyat (USD)\tKategori\nKT-1\tGömlek\t12,50\tGİYİM\n')
    const cells = { articleCode: 'KT-1', name: 'Gömlek', price: '12.50', category: 'fashion' }
    expect(turkish).toMatchObject({ unknownColumns: ['Renk kodu'], rows: [{ row: 2, cells }] })
    expect(english).toMatchObject({ unknownColumns: ['Warehouse'], rows: [{ row: 2, cells }] })
    expect(tabs.rows).toMatchObject([{ row: 2, cells }])
  })

  it.each([
    ['unreadable', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])],
    ['unreadable', Buffer.from('Kod;Fiyat\0\nK;1')],
    ['empty', Buffer.from('')],
    ['empty', Buffer.from('Kod;Fiyat\n')],
    ['noArticleCode', Buffer.from('Ad;Fiyat\nGömlek;1')],
    ['doubledColumn', Buffer.from('Kod;Fiyat;Price\nK;1;2')],
    ['tooManyRows', Buffer.from(`Kod\n${'K\n'.repeat(10_001)}`)],
    ['noHead', Buffer.from('KT-1;Gömlek;1')],
    ['foreignCurrency', Buffer.from('Kod;Fiyat (TL)\nK;1')],
  ])('a file is %s', (problem, bytes) => {
    expect(faultOf(bytes)).toMatchObject({ problem })
  })

  it('that mean the same text are chosen by their name; prices and codes are not', () => {
    const { rows, unknownColumns } = csv('Kod;Ürün;Ürün Adı\nTOTAL-5;Koltuk;Bergama koltuk\n')
    expect(rows).toMatchObject([{ cells: { articleCode: 'TOTAL-5', name: 'Bergama koltuk' } }])
    expect(unknownColumns).toEqual(['Ürün'])
    expect(faultOf(Buffer.from('Kod;Ad;ad\nK;a;b'))).toMatchObject({ problem: 'doubledColumn', at: 'B1 “Ad”, C1 “ad”' })
    expect(faultOf(Buffer.from('Kod;Ürün kodu\nK;a'))).toMatchObject({ problem: 'doubledColumn' })
  })

  it('of measures say their unit', () => {
    const { rows, notes, columns } = csv(
      'Kod;Ağırlık (g);Hacim m3;Koli boyu (mm);Koli eni\nA;300;0,0035;605;40\nB;"1.250";0.000001;;\n',
    )
    expect(rows.map(({ cells }) => cells)).toEqual([
      {
        articleCode: 'A',
        'details.weightGrams': '300',
        'details.volumeCm3': '3500',
        'details.carton.lengthCm': '61',
        'details.carton.widthCm': '40',
      },
      { articleCode: 'B', 'details.weightGrams': '1250', 'details.volumeCm3': '1' },
    ])
    expect([notes, columns['details.weightGrams']]).toEqual([[], { head: 'Ağırlık (g)', letters: 'B' }])
  })
})

describe('texts', () => {
  const text = 'Kod;Ad\nŞ-1;"İnce, ""ışıltılı"" çuval\nğüö"\n'
  const turkishWindows = Uint8Array.from(
    text,
    (letter) =>
      new Map([
        ['Ş', 0xde],
        ['İ', 0xdd],
        ['ı', 0xfd],
        ['ş', 0xfe],
        ['ğ', 0xf0],
      ]).get(letter) ?? letter.charCodeAt(0),
  )

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Turkish Windows', turkishWindows],
  ])('are read in %s, with quotes and line breaks', (_, bytes) => {
    expect(readList(bytes).rows).toMatchObject([
      { row: 2, cells: { articleCode: 'Ş-1', name: 'İnce, "ışıltılı" çuval\nğüö' } },
    ])
  })
})

describe('numbers', () => {
  it('have the decimal mark of their column', () => {
    expect(pricesOf('3,50', '1.250', '1.250,75', '7')).toEqual(['3.50', '1250', '1250.75', '7'])
    expect(pricesOf('3.50', '1,250', '1,250.75', '$ 7')).toEqual(['3.50', '1250', '1250.75', '7'])
    expect(pricesOf('1.250', '2,500')).toEqual(['1250', '2500'])
  })

  it('that may be two are refused, by the other prices of their column', () => {
    expect(faultsOf('3,50', '4.50', '1.250')).toEqual([[4, 'ambiguous']])
    expect(faultsOf('350,00', '1,250')).toEqual([[3, 'ambiguous']])
    expect([pricesOf('3,50', '1,250'), faultsOf('3,50', '1,250')]).toEqual([['3.50', '1.250'], []])
  })

  it('of prices are rounded to the cent, half a cent up', () => {
    expect(['48.557', '48.5549', '1.005', '0.994999', '9.999', '12.50', '7', 'cheap'].map(roundedPrice)).toEqual([
      '48.56',
      '48.55',
      '1.01',
      '0.99',
      '10.00',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('that are whole have only thousands separators, or a unit behind them', () => {
    const { rows } = csv('Kod;Stok\nA;1.000\nB;1,000\nC;1 000\nD;1,5\nE;24 adet\nF;-\nG;10 kg\nH;1 palet\n')
    const stocks = ['1000', '1000', '1000', '1,5', '24', undefined, '10', '1palet']
    expect(rows.map(({ cells }) => cells.stock)).toEqual(stocks)
  })
})

describe('a workbook', () => {
  it('gives numbers, codes and texts as a form sends them', async () => {
    const bytes = await xlsx([
      ['Code', 'Price', 'Stock', 'Made to order', 'Name'],
      [1001, 12.1, 1000, true, 'Shirt'],
      ['# note', null, null, null, null],
      ['B', 0.1 + 0.2, 5, false, null],
    ])
    expect(readList(bytes).rows).toMatchObject([
      { row: 2, cells: { articleCode: '1001', price: '12.1', stock: '1000', madeToOrder: 'yes', name: 'Shirt' } },
      { row: 4, cells: { articleCode: 'B', price: '0.3', stock: '5', madeToOrder: 'no' } },
    ])
  })

  async function withSheet(change: (xml: string) => string) {
    const parts = unzipSync(await xlsx([['Code'], ['A']]))
    const sheet = 'xl/worksheets/sheet1.xml'
    return zipSync({ ...parts, [sheet]: strToU8(change(new TextDecoder().decode(parts[sheet]))) }, { level: 1 })
  }
  /** A workbook that states a wrong size for its sheet. */
  function stating(size: number, bytes: Uint8Array): Buffer {
    const stated = Buffer.from(bytes)
    for (let at = stated.indexOf('PK\x01\x02'); at >= 0; at = stated.indexOf('PK\x01\x02', at + 4))
      if (stated.readUInt32LE(at + 24) > 1e6) stated.writeUInt32LE(size, at + 24)
    return stated
  }

  it('that unpacks to too much, or to more than it states, is refused', async () => {
    const large = await withSheet((xml) => xml.replace('</sheetData>', `</sheetData>${' '.repeat(2e6)}`))
    expect(readList(large).rows).toHaveLength(1)
    expect(faultOf(stating(49 * 1024 * 1024, large))).toMatchObject({ problem: 'unreadable' })
    expect(faultOf(stating(2000, large))).toMatchObject({ problem: 'unreadable' })
  })

  it('that is small and becomes millions of cells, or of characters in cells that share one, is refused', async () => {
    const rows = (xml: string) => withSheet((whole) => whole.replace('</sheetData>', `${xml}</sheetData>`))
    expect(faultOf(await rows(`<row>${'<c/>'.repeat(5_000_000)}</row>`))).toMatchObject({ problem: 'tooManyRows' })
    const shared = Array.from({ length: 60 }, () => 'a'.repeat(2000))
    const bytes = workbookOf([{ name: 'L', rows: [['Kod', 'Ad'], ...Array.from({ length: 200 }, () => shared)] }])
    expect(faultOf(bytes)).toMatchObject({ problem: 'tooManyRows' })
  })

  it('may have an empty last row, and texts that many cells share are cut', async () => {
    const text = 'a'.repeat(50_000)
    const bytes = workbookOf([
      { name: 'L', rows: [['Kod', 'Ad'], ...Array.from({ length: 50 }, (_, n) => [`K${n}`, text])] },
    ])
    const { rows } = readList(bytes)
    expect([rows.length, rows.at(-1)?.cells.name?.length]).toEqual([50, 2000])
    const last = '<row r="1048576" customHeight="1"><c r="A1048576" s="1"/></row>'
    expect(readList(await withSheet((xml) => xml.replace('</sheetData>', `${last}</sheetData>`))).rows).toHaveLength(1)
  })

  it.each([
    ['in the last row', 'tooManyRows', '<row r="1048576"><c r="A1048576" t="n"><v>1</v></c></row>'],
    ['in a column that is none', 'unreadable', '<row r="3"><c r="XFDXFD3" t="n"><v>1</v></c></row>'],
  ])('that has a cell %s is refused', async (_, problem, row) => {
    const bytes = await withSheet((xml) => xml.replace('</sheetData>', `${row}</sheetData>`))
    expect(faultOf(bytes)).toMatchObject({ problem })
  })
})
