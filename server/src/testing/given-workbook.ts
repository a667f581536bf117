import { strToU8, zipSync } from 'fflate'
import { columnLetters } from '../platform/sheets/address.ts'

/** A cell as a spreadsheet program saves it. */
export type GivenCell =
  | string
  | number
  | boolean
  | null
  /** a formula, with the result that was saved with it */
  | { formula: string; result?: string | number }
  /** a number as its format shows it: '#,##0.00 "TL"' */
  | { number: number; format: string }
  | { error: string }

export interface GivenSheet {
  name: string
  rows: GivenCell[][]
  merged?: string[]
  hiddenRows?: number[]
  /** from 1 */
  hiddenColumns?: number[]
  state?: 'hidden' | 'veryHidden'
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A workbook with shared texts, number formats, merged and hidden cells, as factories send them. */
export function workbookOf(sheets: GivenSheet[]): Uint8Array {
  const texts: string[] = []
  const formats: string[] = []
  const placeIn = (all: string[], one: string) => (all.includes(one) ? all.indexOf(one) : all.push(one) - 1)

  function cellXml(cell: GivenCell, address: string): string {
    if (cell === null) return ''
    if (typeof cell === 'string') return `<c r="${address}" t="s"><v>${placeIn(texts, cell)}</v></c>`
    if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
    if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${cell ? 1 : 0}</v></c>`
    if ('error' in cell) return `<c r="${address}" t="e"><v>${cell.error}</v></c>`
    if ('number' in cell) return `<c r="${address}" s="${placeIn(formats, cell.format) + 1}"><v>${cell.number}</v></c>`
    const saved = cell.result === undefined ? '' : `<v>${escaped(String(cell.result))}</v>`
    const type = typeof cell.result === 'string' ? ' t="str"' : ''
    return `<c r="${address}"${type}><f>${escaped(cell.formula)}</f>${saved}</c>`
  }

  const sheetXml = ({ rows, merged = [], hiddenRows = [], hiddenColumns = [] }: GivenSheet) =>
    `${XML}<worksheet xmlns="${MAIN}">` +
    (hiddenColumns.length > 0
      ? `<cols>${hiddenColumns.map((n) => `<col min="${n}" max="${n}" width="9" hidden="1"/>`).join('')}</cols>`
      : '') +
    `<sheetData>${rows
      .map((cells, n) => {
        const inside = cells.map((cell, place) => cellXml(cell, `${columnLetters(place)}${n + 1}`)).join('')
        return `<row r="${n + 1}"${hiddenRows.includes(n + 1) ? ' hidden="1"' : ''}>${inside}</row>`
      })
      .join('')}</sheetData>` +
    (merged.length > 0
      ? `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
      : '') +
    '</worksheet>'

  const written = sheets.map((sheet) => sheetXml(sheet))
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map(({ name, state }, n) => {
        const hidden = state ? ` state="${state}"` : ''
        return `<sheet name="${escaped(name)}" sheetId="${n + 1}"${hidden} r:id="rId${n + 1}"/>`
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, n) => [`rId${n + 1}`, 'worksheet', `worksheets/sheet${n + 1}.xml`] as const),
      ['rId900', 'sharedStrings', 'sharedStrings.xml'],
      ['rId901', 'styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${texts
      .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
      .join('')}</sst>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${escaped(code)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, n) => `<xf numFmtId="${164 + n}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(written.map((xml, n) => [`xl/worksheets/sheet${n + 1}.xml`, xml])),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])), { level: 6 })
}

const relations = (all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${XML}<Relationships xmlns="${RELATIONS}">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const turkishLetters = new Map(
  Object.entries({ Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe, '€': 0x80, '’': 0x92 }),
)

/** As Turkish Windows encodes a text. */
export const windows1254 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => turkishLetters.get(letter) ?? letter.charCodeAt(0))
