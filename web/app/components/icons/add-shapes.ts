const SVG = 'http://www.w3.org/2000/svg'

const isThere = (name: string) => document.getElementById(`icon-${name}`) !== null

/** In the browser: what the page came without is added to its sprite. Shapes are fetched once, when one is missing. */
export async function addShapes(names: string[]): Promise<void> {
  if (names.every(isThere)) return
  const shapes = await import('./icon-shapes.ts').catch(() => undefined) // without a line it goes without
  if (!shapes) return
  const { isIconName, symbolOf } = shapes
  const missing = names.filter((name) => isIconName(name)).filter((name) => !isThere(name))
  sprite().insertAdjacentHTML('beforeend', missing.map(symbolOf).join(''))
}

function sprite(): Element {
  const known = document.getElementById('icons')
  if (known) return known
  const made = document.createElementNS(SVG, 'svg')
  made.id = 'icons'
  made.setAttribute('hidden', '')
  document.body.prepend(made)
  return made
}
