import { cream, ink, paper, type Scene } from '../paint.ts'
import { circle, darker, ellipse, lighter, line, rect, shape, times, transformed } from '../shapes.ts'

/** Close-ups of goods that are not cloth. */

const ground = (colour: string) => rect(0, 0, 400, 300, colour)
/** Points that lie evenly without a pattern, and always the same (the R2 sequence). */
const scattered = (index: number) => ({ x: ((index * 0.754877666) % 1) * 400, y: ((index * 0.569840291) % 1) * 300 })

/** Glazed tiles, a star in each, and the joint between them. */
export const glaze: Scene = ({ main, second, third }) => {
  const star = 'M70 8L86 54L132 70L86 86L70 132L54 86L8 70L54 54Z'
  const tile = (x: number, y: number) =>
    transformed(
      `translate(${x} ${y})`,
      rect(0, 0, 140, 140, second, 3),
      shape(star, main),
      circle(70, 70, 17, third),
      shape('M0 0H140L0 96Z', '#ffffff', 'opacity=".22"'),
      line('M3 137H137V3', darker(second, 0.22), 4),
    )
  return ground('#b9b2a4') + times(3, (column) => times(3, (row) => tile(column * 148 - 22, row * 148 - 62)))
}

/** Brushed steel with a riveted handle. */
export const steel: Scene = ({ main, second }) =>
  ground(main) +
  times(60, (at) => rect(((at * 67) % 90) - 60, at * 5, 520, 2, at % 3 ? lighter(main, 0.28) : darker(main, 0.12))) +
  shape('M70 0H150L40 300H-40Z', '#ffffff', 'opacity=".35"') +
  rect(236, 96, 190, 104, darker(main, 0.2), 18) +
  rect(236, 92, 190, 100, lighter(main, 0.12), 18) +
  times(2, (at) => circle(276, 120 + at * 46, 14, darker(main, 0.34)) + circle(273, 117 + at * 46, 11, '#f4f4f0')) +
  rect(312, 112, 120, 62, second, 14) +
  line('M326 124H400', lighter(second, 0.35), 5, 'stroke-linecap="round"')

/** Rolled leaves of black tea. */
export const leaves: Scene = ({ third }) =>
  ground('#2c1d15') +
  times(420, (at) => {
    const { x, y } = scattered(at)
    const colour = ['#4a2f20', '#3a241a', '#5b3a26', darker(third, 0.45)][at % 4] ?? ink
    const leaf = line('M-12 0q10-8 24 1', colour, 5 + (at % 3), 'stroke-linecap="round"')
    return transformed(`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(at * 73) % 180})`, leaf)
  }) +
  shape('M0 0H150L0 140Z', '#ffffff', 'opacity=".08"')

/** Jute with the print of the sack, and what is in it. */
export const jute: Scene = ({ main, third }) => {
  const grain = (at: number) => {
    const { x, y } = scattered(at)
    if (x < 232 || y < 164 + (400 - x) * 0.42) return ''
    return transformed(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(at * 47) % 180})`,
      ellipse(0, 0, 9, 4, at % 3 ? cream : paper, `stroke="${darker(cream, 0.2)}"`),
    )
  }
  return (
    ground(third) +
    times(34, (at) => line(`M0 ${at * 9 + 4}H400`, darker(third, at % 2 ? 0.12 : 0.2), 3, 'stroke-dasharray="7 4"')) +
    times(45, (at) => line(`M${at * 9 + 4} 0V300`, lighter(third, 0.2), 2, 'stroke-dasharray="4 7"')) +
    rect(0, 54, 400, 18, main) +
    rect(0, 82, 400, 8, main) +
    shape('M400 300V140C330 128 250 150 206 214C190 240 190 270 196 300Z', darker(third, 0.45)) +
    shape('M400 300V156C336 146 262 164 222 222C208 246 206 274 210 300Z', '#d8cfb8') +
    times(1400, grain)
  )
}
