/** Basic shapes of the drawings. Everything is flat: three tones to a surface, one light from the upper left. */

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (colour: string, share = 0.2) => mix(colour, '#ffffff', share)
export const darker = (colour: string, share = 0.2) => mix(colour, '#1c1410', share)

const tenth = (value: number) => Math.round(value * 10) / 10
const attributes = (extra: string) => (extra ? ` ${extra}` : '')

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, extra = '') => {
  const rounded = attributes(radius ? `rx="${radius}"` : '')
  const size = `width="${tenth(width)}" height="${tenth(height)}"`
  return `<rect x="${tenth(x)}" y="${tenth(y)}" ${size}${rounded} fill="${fill}"${attributes(extra)}/>`
}
export const circle = (x: number, y: number, radius: number, fill: string, extra = '') =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${fill}"${attributes(extra)}/>`
export const ellipse = (x: number, y: number, across: number, down: number, fill: string, extra = '') => {
  const size = `rx="${tenth(across)}" ry="${tenth(down)}"`
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" ${size} fill="${fill}"${attributes(extra)}/>`
}
export const shape = (outline: string, fill: string, extra = '') =>
  `<path d="${outline}" fill="${fill}"${attributes(extra)}/>`
export const line = (course: string, stroke: string, width = 2, extra = '') =>
  `<path d="${course}" fill="none" stroke="${stroke}" stroke-width="${width}"${attributes(extra)}/>`
export const transformed = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`
export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('')
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A lit wall and a surface that begins at `y`. */
export const room = (wall: string, floor: string, y = 214) =>
  rect(0, 0, 400, 300, wall) +
  shape(`M40 0H210L120 ${y}H-50Z`, lighter(wall, 0.16)) +
  shape(`M236 0H300L210 ${y}H146Z`, lighter(wall, 0.16)) +
  rect(0, y, 400, 300 - y, floor) +
  rect(0, y, 400, 3, darker(floor, 0.1))

export const shadow = (x: number, y: number, across: number, down: number, floor: string) =>
  ellipse(x, y, across, down, darker(floor, 0.28))

/** A box seen from the front, a little from above and from the right. */
export const box = (x: number, y: number, width: number, height: number, depth: number, rise: number, colour: string) =>
  shape(`M${x} ${y}l${depth} ${-rise}h${width}l${-depth} ${rise}Z`, lighter(colour, 0.24)) +
  shape(`M${x + width} ${y}l${depth} ${-rise}v${height}l${-depth} ${rise}Z`, darker(colour, 0.26)) +
  rect(x, y, width, height, colour)

/** An upright tube or tin: lit left, dark right. `y` is the middle of its upper rim. */
export const cylinder = (x: number, y: number, width: number, height: number, colour: string, tilt = 8) => {
  const body = (from: number, to: number, fill: string) => {
    const across = width * (to - from)
    const rim = `a${width / 2} ${tilt} 0 0 1 ${tenth(-across)} 0Z`
    return shape(`M${tenth(x + width * from)} ${y}h${tenth(across)}v${height}${rim}`, fill)
  }
  return (
    shape(`M${x} ${y}h${width}v${height}a${width / 2} ${tilt} 0 0 1 ${-width} 0Z`, colour) +
    body(0, 0.2, lighter(colour, 0.22)) +
    body(0.8, 1, darker(colour, 0.2)) +
    ellipse(x + width / 2, y, width / 2, tilt, lighter(colour, 0.3))
  )
}
