import { isIconName, symbolOf } from './icon-shapes.ts'

const USE = '<use href="#icon-'

/** Each shape that a page refers to, once: it stands before their first use. */
export function iconSprite(html: string): string {
  const names = new Set<string>()
  for (let at = html.indexOf(USE); at >= 0; at = html.indexOf(USE, at + 1)) {
    const start = at + USE.length
    names.add(html.slice(start, html.indexOf('"', start)))
  }
  const symbols = [...names].filter(isIconName).map(symbolOf).join('')
  return `<svg id="icons" hidden="">${symbols}</svg>`
}
