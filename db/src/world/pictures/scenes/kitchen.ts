import { ink, type Scene } from '../paint.ts'
import { box, circle, darker, each, ellipse, lighter, line, rect, room, shadow, shape, times } from '../shapes.ts'

export const teapot: Scene = ({ wall, floor, main, second }) => {
  const pot = (x: number, y: number, width: number, height: number) => {
    const at = (share: number) => (x + width * share).toFixed(1)
    const down = (share: number) => (y + height * share).toFixed(1)
    return (
      shape(
        `M${at(-0.5)} ${y}C${at(-0.66)} ${down(0.5)} ${at(-0.56)} ${down(1)} ${at(-0.42)} ${down(1)}H${at(0.42)}` +
          `C${at(0.56)} ${down(1)} ${at(0.66)} ${down(0.5)} ${at(0.5)} ${y}Z`,
        main,
      ) +
      shape(
        `M${at(-0.5)} ${y}C${at(-0.66)} ${down(0.5)} ${at(-0.56)} ${down(1)} ${at(-0.42)} ${down(1)}H${at(-0.26)}` +
          `C${at(-0.38)} ${down(0.8)} ${at(-0.42)} ${down(0.4)} ${at(-0.3)} ${y}Z`,
        lighter(main, 0.5),
      ) +
      shape(
        `M${at(0.5)} ${y}C${at(0.66)} ${down(0.5)} ${at(0.56)} ${down(1)} ${at(0.42)} ${down(1)}H${at(0.2)}` +
          `C${at(0.36)} ${down(0.8)} ${at(0.4)} ${down(0.4)} ${at(0.3)} ${y}Z`,
        darker(main, 0.28),
      ) +
      rect(x - width / 2 - 3, y - 6, width + 6, 9, darker(main, 0.1), 4) +
      rect(x - width / 2 - 3, y - 6, width * 0.4, 9, lighter(main, 0.5), 4)
    )
  }
  const glass = (x: number, y: number) =>
    shape(
      `M${x - 14} ${y}C${x - 10} ${y + 14} ${x - 8} ${y + 16} ${x - 11} ${y + 34}H${x + 11}` +
        `C${x + 8} ${y + 16} ${x + 10} ${y + 14} ${x + 14} ${y}Z`,
      '#b5482a',
    ) +
    rect(x - 15, y - 5, 30, 6, '#efe7de', 2) +
    ellipse(x, y + 38, 22, 4, '#f4eee2')
  return (
    room(wall, floor, 218) +
    shadow(200, 262, 110, 9, floor) +
    shape('M266 196C292 190 296 166 318 160L322 168C308 176 304 206 268 224Z', darker(main, 0.12)) +
    line('M136 184C96 180 92 240 140 240', second, 11, 'stroke-linecap="round"') +
    pot(200, 172, 140, 88) +
    shape('M246 118C264 114 268 96 284 90L288 97C278 104 276 124 248 138Z', darker(main, 0.12)) +
    line('M156 108C124 104 122 148 160 150', second, 9, 'stroke-linecap="round"') +
    pot(200, 100, 96, 64) +
    shape('M150 94C156 72 244 72 250 94Z', main) +
    shape('M150 94C154 80 172 77 190 77C176 82 172 88 172 94Z', lighter(main, 0.5)) +
    rect(192, 62, 16, 16, second, 6) +
    glass(316, 222) +
    glass(82, 222)
  )
}

export const pots: Scene = ({ wall, floor, main, second }) => {
  const pot = (x: number, y: number, width: number, height: number) =>
    line(`M${x - 14} ${y + 22}h${width + 28}`, second, 9, 'stroke-linecap="round"') +
    rect(x, y, width, height, main, 10) +
    rect(x, y, width * 0.16, height, lighter(main, 0.4), 10) +
    rect(x + width * 0.82, y, width * 0.18, height, darker(main, 0.24), 10) +
    rect(x - 4, y - 4, width + 8, 9, darker(main, 0.12), 4) +
    shape(
      `M${x} ${y - 3}C${x + width * 0.16} ${y - 26} ${x + width * 0.84} ${y - 26} ${x + width} ${y - 3}Z`,
      lighter(main, 0.18),
    ) +
    shape(
      `M${x} ${y - 3}C${x + width * 0.1} ${y - 18} ${x + width * 0.3} ${y - 21} ${x + width * 0.45} ${y - 21}` +
        `C${x + width * 0.3} ${y - 16} ${x + width * 0.24} ${y - 10} ${x + width * 0.22} ${y - 3}Z`,
      lighter(main, 0.5),
    ) +
    rect(x + width / 2 - 11, y - 34, 22, 14, second, 6)
  return (
    room(wall, floor, 214) +
    shadow(204, 260, 148, 10, floor) +
    pot(132, 128, 134, 122) +
    pot(70, 184, 104, 74) +
    pot(240, 196, 90, 62)
  )
}

export const kettle: Scene = ({ wall, floor, main, second }) =>
  room(wall, floor, 222) +
  shadow(206, 264, 108, 9, floor) +
  shape(
    'M266 92C308 92 320 128 312 176C308 202 296 212 278 214L274 198C290 194 296 180 298 158C300 124 292 110 266 110Z',
    second,
  ) +
  shape('M142 78H268C282 140 288 200 288 242H122C122 200 128 140 142 78Z', main) +
  shape('M142 78H164C152 140 148 200 148 242H122C122 200 128 140 142 78Z', lighter(main, 0.4)) +
  shape('M248 78H268C282 140 288 200 288 242H262C262 200 258 140 248 78Z', darker(main, 0.22)) +
  shape('M142 78L104 66L112 92L136 108Z', darker(main, 0.1)) +
  shape('M142 78C150 56 260 56 268 78Z', lighter(main, 0.14)) +
  rect(190, 46, 30, 16, second, 7) +
  rect(194, 118, 24, 84, darker(main, 0.4), 12) +
  rect(198, 152, 16, 46, '#9cc4cf', 8) +
  line('M199 132h10M199 144h6M199 156h10M199 168h6', lighter(main, 0.5), 2) +
  rect(112, 240, 186, 20, second, 6) +
  rect(112, 240, 186, 5, lighter(second, 0.25), 3) +
  circle(282, 250, 4, '#e0a030') +
  line('M298 254C340 256 344 276 372 274', ink, 4)

export const cooker: Scene = ({ wall, floor, main, second }) => {
  const burner = (x: number, y: number) =>
    ellipse(x, y, 24, 8, darker(main, 0.75)) +
    ellipse(x, y - 2, 13, 4, darker(second, 0.1)) +
    line(`M${x - 28} ${y}h56M${x} ${y - 9}v18`, ink, 3)
  return (
    room(wall, floor, 236) +
    shape('M86 272H300L330 250H116Z', darker(floor, 0.28)) +
    box(90, 96, 200, 172, 34, 36, main) +
    shape('M94 93L126 62H318L288 93Z', darker(main, 0.62)) +
    burner(152, 72) +
    burner(248, 72) +
    burner(140, 87) +
    burner(240, 87) +
    rect(90, 96, 200, 34, darker(main, 0.08)) +
    each([116, 148, 180, 212], (x) => circle(x, 113, 9, ink) + line(`M${x} 113v-7`, '#f3ede1', 2.5)) +
    rect(238, 105, 40, 16, second, 2) +
    rect(104, 142, 172, 104, darker(main, 0.3), 6) +
    rect(114, 160, 152, 76, '#2c3236', 4) +
    shape('M114 164q0-4 4-4H190L140 236H118q-4 0-4-4Z', '#46535a') +
    times(5, (index) => line(`M122 ${176 + index * 12}h136`, '#5c6a70', 1.5)) +
    rect(114, 148, 152, 6, second, 3) +
    rect(96, 264, 14, 10, ink) +
    rect(270, 264, 14, 10, ink)
  )
}
