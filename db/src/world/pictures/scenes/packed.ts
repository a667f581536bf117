import { paper, type Scene } from '../paint.ts'
import { box, circle, darker, ellipse, lighter, line, rect, room, shadow, shape, times } from '../shapes.ts'

/** How a product travels. */
export interface Packing {
  form: 'carton' | 'roll' | 'sack' | 'bale' | 'wrapped'
  widthCm: number
  heightCm: number
}

const FLOOR = 262
/** A person of 170 cm is drawn 187 high. */
const PER_CM = 1.1
const BOARD = '#c39a66'

/** Somebody from the warehouse, for scale: their feet stand at `x`. */
function person(x: number, coat: string): string {
  const [skin, cloth] = ['#8a5a3c', '#2f3a44']
  const y = FLOOR - 187
  return (
    shadow(x, FLOOR, 30, 6, '#8a7d6a') +
    rect(x - 17, y + 100, 15, 84, cloth, 5) +
    rect(x + 2, y + 100, 15, 84, darker(cloth, 0.2), 5) +
    shape(`M${x - 24} ${y + 42}q24-16 48 0l5 66h-58Z`, coat) +
    shape(`M${x - 24} ${y + 42}q10-8 18-9l-3 75h-20Z`, lighter(coat, 0.18)) +
    line(`M${x + 21} ${y + 48}l13 52`, coat, 13, 'stroke-linecap="round"') +
    line(`M${x - 21} ${y + 48}l-9 50`, lighter(coat, 0.1), 13, 'stroke-linecap="round"') +
    circle(x + 35, y + 106, 6.5, skin) +
    circle(x - 31, y + 104, 6.5, skin) +
    rect(x - 6, y + 24, 12, 14, darker(skin, 0.15), 4) +
    ellipse(x, y + 16, 12.5, 15.5, skin) +
    shape(`M${x - 13} ${y + 13}q0-17 13-17t13 17q-13-8-26 0Z`, '#241a16')
  )
}

const label = (x: number, y: number, colour: string) =>
  rect(x, y, 26, 24, paper, 1) +
  rect(x, y, 26, 8, colour) +
  line(`M${x + 4} ${y + 14}h18M${x + 4} ${y + 19}h11`, BOARD, 1.5)

/** One of them; `x` is its left edge, `y` its floor. */
function pack({ form, widthCm, heightCm }: Packing, x: number, floor: number, colour: string): string {
  const [width, height] = [widthCm * PER_CM, heightCm * PER_CM]
  const y = floor - height
  if (form === 'roll') {
    return (
      rect(x, y, width, height, colour, height / 2) +
      rect(x, y, width, height * 0.4, lighter(colour, 0.2), height / 5) +
      ellipse(x + width - height / 4, y + height / 2, height / 4, height / 2, darker(colour, 0.3)) +
      circle(x + width - height / 4, y + height / 2, height / 7, paper) +
      times(3, (at) => rect(x + width * (0.18 + at * 0.26), y, 7, height, paper, 0, 'opacity=".7"')) +
      label(x + width * 0.3, y + height / 2 - 12, colour)
    )
  }
  if (form === 'sack') {
    return (
      shape(
        `M${x + 6} ${y + 10}q${width / 2 - 6}-14 ${width - 12} 0l6 ${height - 10}h${-width}Z`,
        lighter(BOARD, 0.4),
      ) +
      rect(x + 8, y + height * 0.34, width - 16, height * 0.3, colour, 3) +
      line(`M${x + 10} ${y + 12}h${width - 20}`, darker(BOARD, 0.2), 2, 'stroke-dasharray="4 3"')
    )
  }
  if (form === 'bale') {
    return (
      rect(x, y, width, height, lighter(colour, 0.12), 12) +
      rect(x, y, width, height * 0.35, lighter(colour, 0.32), 12) +
      times(2, (at) => rect(x + width * (0.26 + at * 0.42), y, 6, height, paper)) +
      label(x + width / 2 - 13, y + height / 2 - 8, darker(colour, 0.2))
    )
  }
  if (form === 'wrapped') {
    return (
      rect(x, y, width, height, colour, 8) +
      rect(x, y, width, height, '#ffffff', 8, 'opacity=".3"') +
      shape(`M${x} ${y}h${width * 0.36}l${-width * 0.22} ${height}h${-width * 0.14}Z`, '#ffffff', 'opacity=".35"') +
      times(3, (at) => line(`M${x} ${y + height * (0.25 + at * 0.25)}h${width}`, '#ffffff', 1.5, 'opacity=".6"')) +
      label(x + width / 2 - 13, y + height / 2 - 12, darker(colour, 0.3))
    )
  }
  return (
    box(x, y, width, height, 14, 9, BOARD) +
    rect(x + width * 0.43, y, width * 0.14, height, lighter(BOARD, 0.25)) +
    (height > 34 ? label(x + 6, y + height / 2 - 8, colour) : rect(x + 6, y + 5, 20, height - 10, colour, 1))
  )
}

/** Packed goods beside a person, both in their true sizes. */
export const packedBeside =
  (packing: Packing): Scene =>
  ({ wall, floor, main }) => {
    const [width, height] = [packing.widthCm * PER_CM, packing.heightCm * PER_CM]
    const room300 = Math.min(250, 340 - width)
    const x = 120 + Math.max(0, (room300 - width) / 4)
    const stacked = height < 70 ? 2 : 1
    const beside = width < 100 ? 2 : 1
    return (
      room(wall, floor, 214) +
      shadow(x + (width * beside) / 2, FLOOR + 2, (width * beside) / 2 + 16, 7, floor) +
      times(beside, (column) =>
        times(stacked, (row) => pack(packing, x + column * (width + 6), FLOOR - row * (height + 1), main)),
      ) +
      person(78, darker(main, 0.1))
    )
  }
