import { unzipSync } from 'fflate'
import { readNumberFormats } from './number-format.ts'
import { readSheet, type Sheet, type SheetLimits, SheetTooLarge } from './read-sheet.ts'
import { walkXml, type XmlBudget, XmlTooLarge } from './walk-xml.ts'

/** Bytes after unpacking. */
const MAX_UNPACKED = 48 * 1024 * 1024
const MAX_PARTS = 200
const MAX_SHEETS = 50
/** A full sheet has three for each cell. */
const MAX_ELEMENTS = 4_000_000

type Parts = Record<string, Uint8Array>

/** Unpacks the parts that hold values, and never more than the file states. */
function unpacked(bytes: Uint8Array): Parts {
  let left = MAX_UNPACKED
  let parts = 0
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(xml|rels)$/.test(name)) return false
      left -= originalSize
      parts += 1
      if (left < 0 || parts > MAX_PARTS) throw new Error('the workbook unpacks to too much')
      return true
    },
  })
}

/** The parts that a part names, by the ids that it gives them. */
function relationsOf(parts: Parts, path: string, budget: XmlBudget): Map<string, { type: string; path: string }> {
  const at = path.lastIndexOf('/') + 1
  const folder = path.slice(0, at)
  const relations = parts[`${folder}_rels/${path.slice(at)}.rels`]
  const found = new Map<string, { type: string; path: string }>()
  if (relations)
    walkXml(relations, budget, {
      open(name, attribute) {
        const [id, type, target] = [attribute('Id'), attribute('Type'), attribute('Target')]
        if (name !== 'Relationship' || !id || !target) return
        const resolved = target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '')
        found.set(id, { type: type?.slice(type.lastIndexOf('/') + 1) ?? '', path: resolved })
      },
    })
  return found
}

/** Texts that cells share, without the notes on how to pronounce them. */
function sharedTexts(xml: Uint8Array | undefined, longest: number, budget: XmlBudget): string[] {
  const texts: string[] = []
  let text = ''
  let reading = false
  let isNote = false
  if (xml)
    walkXml(xml, budget, {
      open(name) {
        if (name === 'si') text = ''
        else if (name === 'rPh') isNote = true
        else if (name === 't') reading = !isNote
      },
      text(part) {
        if (reading && text.length < longest) text += part.slice(0, longest)
      },
      close(name) {
        if (name === 't') reading = false
        else if (name === 'rPh') isNote = false
        else if (name === 'si') texts.push(text)
      },
    })
  return texts
}

/** The sheets of a workbook that are shown, in their order. Throws if it is none, or larger than it states. */
export function readWorkbook(bytes: Uint8Array, limits: SheetLimits): Sheet[] {
  try {
    return sheetsOf(unpacked(bytes), limits, { elements: MAX_ELEMENTS })
  } catch (error) {
    throw error instanceof XmlTooLarge ? new SheetTooLarge() : error
  }
}

function sheetsOf(parts: Parts, limits: SheetLimits, budget: XmlBudget): Sheet[] {
  const main = [...relationsOf(parts, '', budget).values()].find(({ type }) => type === 'officeDocument')?.path
  const workbook = main && parts[main]
  if (!workbook) throw new Error('no workbook')
  const relations = relationsOf(parts, main, budget)
  const partOf = (wanted: string) => parts[[...relations.values()].find(({ type }) => type === wanted)?.path ?? '']
  const context = {
    texts: sharedTexts(partOf('sharedStrings'), limits.text, budget),
    formats: readNumberFormats(partOf('styles'), budget),
    limits,
    counter: { cells: 0, texts: 0 },
    budget,
  }
  const sheets: Sheet[] = []
  walkXml(workbook, budget, {
    open(name, attribute) {
      if (name !== 'sheet' || sheets.length >= MAX_SHEETS) return
      const xml = parts[relations.get(attribute('r:id') ?? '')?.path ?? '']
      const isShown = (attribute('state') ?? 'visible') === 'visible'
      if (xml && isShown) sheets.push(readSheet((attribute('name') ?? '').slice(0, 100), xml, context))
    },
  })
  return sheets
}
