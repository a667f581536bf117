import { currencyIn } from './currency-in.ts'
import { walkXml, type XmlBudget } from './walk-xml.ts'

/** What the format of a number says about it. */
export interface NumberFormat {
  isDate?: true
  /** the currency that it writes beside the number */
  currency?: string
  /** digits that it fills up with zeros, as for codes */
  digits?: number
}

/** Spreadsheet programs write no longer one. */
const LONGEST_CODE = 255

const isDateId = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return isDateId(id) ? { isDate: true } : {}
  const written = code.replace(/\\(.)/g, '$1')
  const currency = currencyIn(written.replace(/\[\$([^\]-]*)(-[^\]]*)?\]/g, ' $1 ').replaceAll('"', ' '))
  const signs = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '')
  return {
    ...(/[ymdhs]/i.test(signs.replace(/general/i, '')) && { isDate: true as const }),
    ...(currency && { currency }),
    ...(/^0{2,20}$/.test(code) && { digits: code.length }),
  }
}

/** The formats of a workbook's cells, by the number of their style. */
export function readNumberFormats(styles: Uint8Array | undefined, budget: XmlBudget): NumberFormat[] {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let inCells = false
  if (styles)
    walkXml(styles, budget, {
      open(name, attribute) {
        if (name === 'numFmt')
          codes.set(Number(attribute('numFmtId')), (attribute('formatCode') ?? '').slice(0, LONGEST_CODE))
        else if (name === 'cellXfs') inCells = true
        else if (name === 'xf' && inCells) {
          const id = Number(attribute('numFmtId') ?? 0)
          formats.push(formatOf(id, codes.get(id)))
        }
      },
      close(name) {
        if (name === 'cellXfs') inCells = false
      },
    })
  return formats
}
