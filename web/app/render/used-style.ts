/** A rule of classes, which a page needs or not. What no class stands in, every page needs. */
interface Rule {
  classes: string[]
  text: string
}
interface Group {
  head: string
  parts: Part[]
}
type Part = string | Rule | Group

const GROUP = /^\s*@(layer|media|supports|container)\b/
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g
const ESCAPED = /\\(?:([\da-f]{1,6}) ?|(.))/g
const ATTRIBUTE = ' class="'
const ENTITY = /&(amp|lt|gt|quot|#x27);/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/**
 * Gives for a page those rules of a sheet whose classes stand in it, or in `always`: what may appear while the page
 * wakes up.
 * One sheet has the styles of all screens; a page shows some of them, and a slow line carries each byte before anything
 * is seen.
 */
export function usedStyle(css: string, always: string): (html: string) => string {
  const sheet = partsOf(css)
  const kept = classesOf(always)
  return (html) => {
    const names = [...attributesOf(html)].join(' ').replace(ENTITY, (_, entity: string) => entities[entity] ?? '')
    return written(sheet, new Set([...kept, ...names.split(' ')]))
  }
}

/** Each once: a list repeats them in all of its items. */
function attributesOf(html: string): Set<string> {
  const attributes = new Set<string>()
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at + 1)) {
    const start = at + ATTRIBUTE.length
    attributes.add(html.slice(start, html.indexOf('"', start)))
  }
  return attributes
}

function written(parts: Part[], used: Set<string>): string {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if ('text' in part) text += part.classes.some((name) => used.has(name)) ? part.text : ''
    else {
      const inner = written(part.parts, used)
      if (inner) text += `${part.head}{${inner}}`
    }
  }
  return text
}

const classesOf = (css: string): string[] =>
  [...css.matchAll(CLASS)].map(([, name = '']) =>
    name.replace(ESCAPED, (_, code?: string, sign = '') =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  )

function partsOf(css: string): Part[] {
  return blocksOf(css).map((block): Part => {
    const open = block.indexOf('{')
    const head = block.slice(0, open)
    if (GROUP.test(block) && open > 0) return { head, parts: partsOf(block.slice(open + 1, -1)) }
    const classes = block.trimStart().startsWith('@') ? [] : classesOf(head)
    return classes.length > 0 ? { classes, text: block } : block
  })
}

/** Cuts where a statement or an outermost pair of braces ends. */
function blocksOf(css: string): string[] {
  const blocks: string[] = []
  let [start, depth] = [0, 0]
  for (const { 0: sign, index } of css.matchAll(/\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\/\*[\s\S]*?\*\/|[{};]/g)) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    blocks.push(css.slice(start, index + 1))
    start = index + 1
  }
  return blocks
}
