import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { workbookOf } from './given-workbook.ts'
import { png } from './hostile/png-files.ts'
import { redPicture } from './pictures.ts'
import { csvOf, rightRows } from './price-lists.ts'

/** A file of somebody who tries what readers do with it. */
export interface GeneratedFile {
  kind: 'list' | 'zip' | 'picture'
  shape: string
  bytes: Uint8Array
  /** it is as it should be, and must be taken */
  isGood?: true
}

const lists = {
  long: (size: number) => Buffer.from('a\n'.repeat(size * 260_000)),
  wide: (size: number) => Buffer.from(`Kod;Ad\n${';'.repeat(size * 100_000)}`),
  'of many columns': (size: number) => Buffer.from(`${'a;'.repeat(9000)}\n`.repeat(size * 27)),
  'of quotes': (size: number) => Buffer.from(`Kod;Ad\n${'"'.repeat(size * 500_000)}`),
  'of empty rows': (size: number) => Buffer.from(`Kod;Ad\n${'\n'.repeat(size * 500_000)}x`),
  'of repeated heads': (size: number) => Buffer.from('Kod;Ad;Fiyat\n'.repeat(size * 40_000)),
  'of bytes': (size: number) => Buffer.alloc(size * 500_000, 0xfe),
}

const SHEET = 'xl/worksheets/sheet1.xml'
const whole = unzipSync(
  workbookOf([
    {
      name: 'L',
      rows: [
        ['Kod', 'Ad', 'Fiyat'],
        ['A', 'b', 1],
      ],
    },
  ]),
)
const textOf = (part: string) => new TextDecoder().decode(whole[part])
/** A workbook with these parts in place of its own. */
const workbook = (parts: Record<string, string>): Uint8Array =>
  zipSync({ ...whole, ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])) })
const withRows = (xml: string) => ({ [SHEET]: textOf(SHEET).replace('</sheetData>', `${xml}</sheetData>`) })
const rowsOf = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, n) => `<row r="${n + 3}">${cells(n + 3)}</row>`).join('')

const workbooks = {
  'of empty cells': (size: number) => workbook(withRows(`<row>${'<c/>'.repeat(size * 1_100_000)}</row>`)),
  'of empty rows': (size: number) => workbook(withRows('<row/>'.repeat(size * 700_000))),
  'with one long text in many cells': (size: number) =>
    workbook({
      ...withRows(rowsOf(size * 100, () => '<c t="s"><v>0</v></c>'.repeat(300))),
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(size * 1_000_000)}</t></si></sst>`,
    }),
  'with its values far out': (size: number) =>
    workbook(withRows(rowsOf(size * 1900, (row) => `<c r="ZY${row}"><v>1</v></c>`))),
  'of merged cells': (size: number) => {
    const merged = '<mergeCell ref="C3:C4"/>'.repeat(size * 2000)
    const { [SHEET]: xml = '' } = withRows(rowsOf(size * 900, (row) => `<c><v>${row}</v></c><c><v>1</v></c>`))
    return workbook({ [SHEET]: xml.replace('</worksheet>', `<mergeCells>${merged}</mergeCells></worksheet>`) })
  },
  'of entities': (size: number) =>
    workbook(withRows(`<row r="3"><c t="inlineStr"><is><t>${'&amp;'.repeat(size * 900_000)}</t></is></c></row>`)),
  'nested deeply': (size: number) => workbook(withRows('<a>'.repeat(size * 1_500_000))),
  'of attributes': (size: number) =>
    workbook(withRows(`<row ${Array.from({ length: size * 100_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`)),
  'with a format that never ends': (size: number) => {
    const format = `<numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(size * 5000)}"/></numFmts>`
    const cells = `<cellXfs>${'<xf numFmtId="164"/>'.repeat(2000)}</cellXfs>`
    return workbook({ 'xl/styles.xml': `<styleSheet>${format}${cells}</styleSheet>` })
  },
  'with one sheet fifty times': (size: number) => {
    const again = Array.from({ length: 50 }, (_, n) => `<sheet name="a${n}" r:id="rId1"/>`).join('')
    return workbook({
      ...withRows('<row/>'.repeat(size * 300_000)),
      'xl/workbook.xml': textOf('xl/workbook.xml').replace('</sheets>', `${again}</sheets>`),
    })
  },
}

const zips = {
  bomb: (size: number) => zipSync({ 'KT-1000.jpg': new Uint8Array(size * 10_000_000) }),
  'of many files': (size: number) =>
    zipSync(Object.fromEntries(Array.from({ length: size * 250 }, (_, n) => [`K${n}.txt`, redPicture]))),
  'of ZIPs': (size: number) => {
    let inner: Uint8Array = zipSync({ 'a.png': new Uint8Array(size * 1_000_000) })
    for (let n = 0; n < size; n++) inner = zipSync({ [`${n}.zip`]: inner, [`${n}.png`]: inner })
    return inner
  },
  'with names that lead out': (size: number) =>
    zipSync(Object.fromEntries(Array.from({ length: size * 10 }, (_, n) => [`${'../'.repeat(n)}K.png`, redPicture]))),
  'of no pictures': (size: number) =>
    zipSync(Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`KT-${n}.png`, new Uint8Array(size * 900_000)]))),
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c81e1e' }, limitInputPixels: false })
const pictures = {
  PNG: async (size: number) => png({ width: size * 700, height: 7000 }),
  'PNG, interlaced': async (size: number) => png({ width: 7000, height: size * 700, interlaced: true }),
  'PNG of 16 bit': async (size: number) => png({ width: size * 700, height: 7000, colour: 6, depth: 16 }),
  'PNG, long': async (size: number) => png({ width: 1, height: size * 1600 }),
  JPG: async (size: number) =>
    flat(size * 700, 7000)
      .jpeg()
      .toBuffer(),
  'JPG, progressive': async (size: number) =>
    flat(size * 700, 5000)
      .jpeg({ progressive: true })
      .toBuffer(),
  WEBP: async (size: number) =>
    flat(size * 700, 7000)
      .webp({ lossless: true, effort: 0 })
      .toBuffer(),
}

type Maker = (size: number) => Uint8Array | Promise<Uint8Array>
const makersOf = (kind: GeneratedFile['kind'], makers: Record<string, Maker>) =>
  Object.entries(makers).map(([shape, make]) => ({ kind, shape, make }))

const generated = fc.record({
  maker: fc.oneof(
    ...[
      [...makersOf('list', lists), ...makersOf('list', workbooks)],
      makersOf('zip', zips),
      makersOf('picture', pictures),
    ].map((makers) => fc.constantFrom(...makers)),
  ),
  size: fc.integer({ min: 1, max: 10 }),
  /** the share that is left of it, in hundredths */
  left: fc.oneof({ weight: 3, arbitrary: fc.constant(100) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 99 }) }),
})

const good: GeneratedFile[] = [
  { kind: 'list', shape: 'as it should be', bytes: csvOf(rightRows(30)), isGood: true },
  { kind: 'zip', shape: 'as it should be', bytes: zipSync({ 'KT-1000.png': redPicture }), isGood: true },
  { kind: 'picture', shape: 'as it should be', bytes: redPicture, isGood: true },
]

/** So many files, always the same for a seed; every fifth is as it should be. */
export async function generateFiles(count: number, seed: number): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = []
  for (const [n, { maker, size, left }] of fc.sample(generated, { numRuns: count, seed }).entries()) {
    const [taken] = n % 5 === 4 ? good.splice(0, 1) : []
    if (taken) {
      files.push(taken)
      good.push(taken)
      continue
    }
    const bytes = await maker.make(size)
    const end = Math.max(1, Math.floor((bytes.length * left) / 100))
    files.push({ kind: maker.kind, shape: `${maker.shape}, ${size}, ${left} %`, bytes: bytes.subarray(0, end) })
  }
  return files
}
