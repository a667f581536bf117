import { cream, ink, type Scene } from '../paint.ts'
import { circle, darker, ellipse, lighter, line, rect, shape, times, transformed } from '../shapes.ts'

/** Close-ups of what goods are made of, as large as the picture. */

const ground = (colour: string) => rect(0, 0, 400, 300, colour)
/** The light from the upper left, over a whole close-up. */
const lit = shape('M0 0H210L0 230Z', '#ffffff', 'opacity=".12"') + shape('M400 300V120L220 300Z', ink, 'opacity=".1"')

/** Loops of terry in rows, and the woven border. */
export const terry: Scene = ({ main }) =>
  ground(main) +
  times(20, (row) =>
    line(
      `M${row % 2 ? 0 : -7} ${8 + row * 15}${'q7-11 14 0'.repeat(30)}`,
      row % 2 ? lighter(main, 0.22) : darker(main, 0.16),
      4,
    ),
  ) +
  rect(0, 196, 400, 46, cream) +
  times(15, (at) => shape(`M${at * 28} 219l14-12l14 12l-14 12Z`, at % 2 ? main : darker(main, 0.25))) +
  lit

/** Knots of a carpet, in diamonds. */
export const knots: Scene = ({ main, second, third }) => {
  const rings = [main, second, third, main, cream, second]
  const knot = (column: number, row: number) => {
    const ring = (Math.abs(column - 15) + Math.abs(row - 11)) % (rings.length * 2)
    const colour = rings[Math.floor(ring / 2)] ?? main
    return rect(column * 13 + 0.5, row * 13 + 0.5, 12, 12, (column + row) % 2 ? colour : darker(colour, 0.1), 4)
  }
  return ground(darker(main, 0.4)) + times(31, (column) => times(24, (row) => knot(column, row))) + lit
}

/** Plain weave with a hem that is folded over. */
export const weave: Scene = ({ main, second }) =>
  ground(main) +
  times(27, (column) =>
    times(20, (row) =>
      rect(column * 15 + 1, row * 15 + 1, 13, 13, (column + row) % 2 ? lighter(main, 0.14) : darker(main, 0.1), 3),
    ),
  ) +
  shape('M0 300V214L400 132V300Z', second) +
  line('M0 228L400 146', lighter(second, 0.4), 3, 'stroke-dasharray="9 6"') +
  line('M0 214L400 132', darker(second, 0.3), 4) +
  lit

/** Long soft hair, brushed one way. */
export const fleece: Scene = ({ main, second }) =>
  ground(main) +
  times(16, (row) =>
    times(21, (column) =>
      line(
        `M${column * 20 + (row % 2) * 10 - 6} ${row * 20 + 14}q6-20 18-16`,
        (column * 7 + row * 3) % 5 === 0 ? second : (column + row) % 2 ? lighter(main, 0.2) : darker(main, 0.18),
        7,
        'stroke-linecap="round"',
      ),
    ),
  ) +
  lit

/** Grained leather with a double seam and eyelets. */
export const leather: Scene = ({ main, second }) =>
  ground(main) +
  times(24, (row) =>
    times(20, (column) =>
      ellipse(
        column * 21 + ((row * 13) % 17),
        row * 13 + ((column * 7) % 9),
        8,
        4.5,
        (column * 5 + row) % 3 ? lighter(main, 0.09) : darker(main, 0.18),
      ),
    ),
  ) +
  shape('M0 170C120 120 280 120 400 176V214C280 160 120 160 0 208Z', darker(main, 0.3)) +
  line('M0 162C120 112 280 112 400 168M0 220C120 170 280 170 400 226', lighter(second, 0.55), 3.5, dashes) +
  times(5, (at) => circle(52 + at * 74, 82, 13, darker(main, 0.45)) + circle(52 + at * 74, 82, 8, '#c9b892')) +
  lit

const dashes = 'stroke-dasharray="12 7" stroke-linecap="round"'

/** Open mesh beside a smooth strip. */
export const mesh: Scene = ({ main, second, third }) =>
  ground(darker(main, 0.45)) +
  times(18, (row) =>
    times(17, (column) =>
      circle(column * 25 + (row % 2) * 12.5, row * 18, 10.5, 'none', `stroke="${main}" stroke-width="7"`),
    ),
  ) +
  shape('M0 300V236C150 250 260 170 400 64V300Z', second) +
  line('M0 246C150 260 262 182 400 78', lighter(second, 0.45), 3, dashes) +
  line('M0 270C160 280 280 210 400 112', third, 12) +
  lit

/** Upholstery with a piped seam and a button. */
export const upholstery: Scene = ({ main, second }) =>
  ground(main) +
  times(30, (at) => line(`M${at * 28 - 380} 300L${at * 28 - 80} 0`, lighter(main, 0.1), 5)) +
  times(30, (at) => line(`M${at * 28 - 80} 300L${at * 28 - 380} 0`, darker(main, 0.12), 3)) +
  line('M0 96C130 120 270 120 400 84', darker(main, 0.4), 18) +
  line('M0 92C130 116 270 116 400 80', second, 10) +
  shape('M200 216L60 300H340Z', darker(main, 0.16), 'opacity=".6"') +
  circle(200, 214, 26, darker(main, 0.35)) +
  circle(197, 210, 23, lighter(main, 0.08)) +
  circle(190, 202, 8, lighter(main, 0.35)) +
  lit

/** A quilted cover, stitched in lozenges. */
export const quilting: Scene = ({ main, second }) =>
  ground(second) +
  times(6, (row) =>
    times(7, (column) =>
      transformed(
        `translate(${column * 68 - 4} ${row * 58 - 10})`,
        shape('M0 29L34 0L68 29L34 58Z', (column + row) % 2 ? lighter(second, 0.3) : darker(second, 0.05)),
        shape('M8 29L34 7L60 29L34 22Z', '#ffffff', 'opacity=".5"'),
        line('M0 29L34 0L68 29L34 58Z', main, 2, 'stroke-dasharray="5 4"'),
      ),
    ),
  ) +
  rect(0, 246, 400, 54, main) +
  line('M0 258H400M0 288H400', lighter(main, 0.4), 2.5, dashes) +
  lit
