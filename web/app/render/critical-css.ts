/** A rule that a page needs if it has all classes of one of its selectors. */
interface CssRule {
  needs: string[][]
  text: string
}
interface CssGroup {
  head: string
  parts: CssPart[]
}
/** A string is CSS that depends on no class: every page needs it. */
export type CssPart = string | CssRule | CssGroup

const ATTRIBUTE = ' class="'
const ENTITY = /&(amp|lt|gt|quot|#x27);/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
/** Cache limit: the class attributes come from our own markup, so there are only so many. */
const MOST_ATTRIBUTES = 10_000

/**
 * Returns the rules of the sheet that a page needs: those whose classes it has, and those in `always`, for what may
 * appear before the reader's first action. The whole sheet has the styles of all screens, and on a slow connection each
 * byte delays the first paint. The sheet is parsed at build time (critical-css-plugin.ts), so a page costs one scan of
 * its class attributes.
 */
export function criticalCss(sheet: CssPart[], always: CssPart[]): (html: string) => string {
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => numbers.get(name) ?? numbers.set(name, numbers.size).size - 1
  const parts = sheet.map((part) => numbered(part, numberOf))
  const alwaysUsed = classesIn(always).map(numberOf)
  const known = new Map<string, number[]>()

  function numbersIn(attribute: string): number[] {
    const found = attribute
      .replace(ENTITY, (_, entity: string) => entities[entity] ?? '')
      .split(' ')
      .flatMap((name) => numbers.get(name) ?? [])
    if (known.size > MOST_ATTRIBUTES) known.clear()
    known.set(attribute, found)
    return found
  }

  return (html) => {
    const used = new Uint8Array(numbers.size)
    for (const number of alwaysUsed) used[number] = 1
    for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at)) {
      const start = at + ATTRIBUTE.length
      at = html.indexOf('"', start)
      const attribute = html.slice(start, at)
      for (const number of known.get(attribute) ?? numbersIn(attribute)) used[number] = 1
    }
    return written(parts, used)
  }
}

type Numbered = string | { needs: number[][]; text: string } | { head: string; parts: Numbered[] }

function numbered(part: CssPart, numberOf: (name: string) => number): Numbered {
  if (typeof part === 'string') return part
  if ('text' in part) return { text: part.text, needs: part.needs.map((names) => names.map(numberOf)) }
  return { head: part.head, parts: part.parts.map((inner) => numbered(inner, numberOf)) }
}

const classesIn = (parts: CssPart[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return []
    return 'text' in part ? part.needs.flat() : classesIn(part.parts)
  })

function written(parts: Numbered[], used: Uint8Array): string {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if ('text' in part) {
      if (part.needs.some((names) => names.every((name) => used[name]))) text += part.text
    } else {
      const inner = written(part.parts, used)
      if (inner) text += `${part.head}{${inner}}`
    }
  }
  return text
}
