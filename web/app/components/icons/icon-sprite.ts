import { isIconName, symbolOf } from './icon-shapes.ts'

const USE = '<use href="#icon-'

/** Puts each shape that a page refers to into it, once and before its first use. */
export function withIconSprite(html: string): string {
  const names = new Set<string>()
  for (let at = html.indexOf(USE); at >= 0; at = html.indexOf(USE, at + 1)) {
    const start = at + USE.length
    names.add(html.slice(start, html.indexOf('"', start)))
  }
  const symbols = [...names].filter(isIconName).map(symbolOf).join('')
  return html.replace('<body>', () => `<body><svg id="icons" hidden="">${symbols}</svg>`)
}
