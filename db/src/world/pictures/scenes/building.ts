import { cream, paper, type Scene } from '../paint.ts'
import {
  circle,
  cylinder,
  darker,
  each,
  ellipse,
  lighter,
  line,
  rect,
  room,
  shadow,
  shape,
  times,
  transformed,
} from '../shapes.ts'

export const tiles: Scene = ({ wall, floor, main, second, third }) => {
  const tile = (x: number, y: number) =>
    rect(x, y, 72, 72, second, 1) +
    shape(`M${x} ${y}h26a26 26 0 0 1-26 26Z`, main) +
    shape(`M${x + 72} ${y}v26a26 26 0 0 1-26-26Z`, main) +
    shape(`M${x} ${y + 72}v-26a26 26 0 0 1 26 26Z`, main) +
    shape(`M${x + 72} ${y + 72}h-26a26 26 0 0 1 26-26Z`, main) +
    shape(`M${x + 36} ${y + 14}l8 14l14 8l-14 8l-8 14l-8-14l-14-8l14-8Z`, third) +
    circle(x + 36, y + 36, 6, second) +
    line(`M${x + 1} ${y + 1}h70`, '#ffffff')
  const stack = times(
    4,
    (index) =>
      rect(268, 250 - index * 8, 86, 7, index % 2 ? darker(second, 0.12) : second, 1) +
      rect(268, 255 - index * 8, 86, 2, darker(second, 0.35)),
  )
  return (
    room(wall, floor, 232) +
    shape('M110 262H336L318 232H100Z', darker(floor, 0.25)) +
    times(9, (index) => tile(88 + (index % 3) * 74, 24 + Math.floor(index / 3) * 74)) +
    shape('M88 24H226L136 244H88Z', '#ffffff', 'opacity=".13"') +
    rect(86, 244, 226, 7, darker(second, 0.3)) +
    stack
  )
}

/** Large tiles of one stone, with its veins. */
export const slabs: Scene = ({ wall, floor, main }) => {
  const slab = (x: number, y: number, veins: string) =>
    rect(x, y, 118, 118, main, 1) +
    line(veins, lighter(main, 0.4), 5, 'opacity=".7"') +
    line(veins, darker(main, 0.22), 1.5) +
    transformed(
      `translate(0 ${y < 100 ? 34 : -30})`,
      line(veins, darker(main, 0.1), 1.2),
      line(veins, lighter(main, 0.3), 1.2, 'transform="translate(0 5)"'),
    ) +
    line(`M${x + 1} ${y + 1}h116`, lighter(main, 0.5), 2)
  return (
    room(wall, floor, 250) +
    rect(82, 16, 240, 240, darker(wall, 0.24)) +
    slab(78, 12, 'M82 84C108 60 124 92 152 58S180 40 194 30') +
    slab(198, 12, 'M200 40C224 62 240 34 262 70S300 84 314 118') +
    slab(78, 132, 'M80 152C108 176 116 160 140 196S176 214 194 240') +
    slab(198, 132, 'M200 228C226 204 240 226 268 188S296 168 314 150') +
    shape('M78 12H220L120 250H78Z', '#ffffff', 'opacity=".12"') +
    times(
      5,
      (index) =>
        rect(248, 270 - index * 7, 110, 6, index % 2 ? darker(main, 0.14) : main, 1) +
        rect(248, 275 - index * 7, 110, 1.5, darker(main, 0.4)),
    )
  )
}

export const steelDoor: Scene = ({ wall, floor, main, second }) => {
  const panels = [
    { y: 30, height: 62 },
    { y: 104, height: 38 },
    { y: 154, height: 100 },
  ]
  return (
    rect(0, 0, 400, 300, wall) +
    shape('M0 0H120L60 270H0Z', lighter(wall)) +
    rect(0, 268, 400, 32, floor) +
    rect(110, 8, 184, 264, darker(wall)) +
    rect(102, 6, 184, 266, darker(main, 0.3)) +
    rect(112, 16, 164, 256, main) +
    rect(112, 16, 40, 256, lighter(main, 0.06)) +
    each(
      panels,
      ({ y, height }) =>
        rect(126, y, 136, height, darker(main, 0.28), 2) +
        rect(129, y + 3, 133, height - 3, lighter(main, 0.12), 2) +
        rect(136, y + 10, 116, height - 20, main, 1) +
        line(`M136 ${y + 10}h116`, darker(main, 0.3)),
    ) +
    rect(258, 140, 10, 52, second, 4) +
    rect(240, 160, 24, 7, lighter(second), 3) +
    circle(263, 182, 3, '#2a2018') +
    circle(194, 60, 7, second) +
    circle(194, 60, 4, '#2a2018') +
    each([50, 130, 230], (y) => rect(108, y, 6, 22, second, 2)) +
    rect(102, 272, 184, 6, darker(floor, 0.4))
  )
}

/** A stack of pipes seen from their ends. */
export const pipes: Scene = ({ wall, floor, main, second }) => {
  const pipe = (x: number, y: number, colour: string) =>
    shape(`M${x} ${y - 30}l104-42a30 30 0 0 1 22 56l-104 42Z`, darker(colour, 0.14)) +
    shape(`M${x} ${y - 30}l104-42a30 30 0 0 1 10 2l-104 42Z`, lighter(colour, 0.35)) +
    circle(x, y, 30, colour) +
    circle(x, y, 30, 'none', `stroke="${lighter(colour, 0.4)}" stroke-width="2"`) +
    circle(x, y, 21, darker(colour, 0.7)) +
    shape(`M${x - 21} ${y}a21 21 0 0 0 42 0a26 26 0 0 1-42 0Z`, darker(colour, 0.4))
  return (
    room(wall, floor, 200) +
    shape('M56 262H300L372 222H128Z', darker(floor, 0.28)) +
    each([94, 156, 218], (x) => pipe(x, 232, main)) +
    each([125, 187], (x) => pipe(x, 179, second)) +
    pipe(156, 126, main)
  )
}

export const paint: Scene = ({ wall, floor, main, second }) => {
  const pail = (x: number, y: number, width: number, height: number, colour: string) =>
    cylinder(x, y, width, height, '#f1eee6', 10) +
    shape(
      `M${x} ${y + height * 0.28}a${width / 2} 10 0 0 0 ${width} 0v${height * 0.46}a${width / 2} 10 0 0 1 ${-width} 0Z`,
      colour,
    ) +
    shape(
      `M${x} ${y + height * 0.28}q${width * 0.1} 6 ${width * 0.2} 8v${height * 0.46}` +
        `q${-width * 0.1}-2 ${-width * 0.2}-8Z`,
      lighter(colour, 0.25),
    ) +
    rect(x + width * 0.3, y + height * 0.46, width * 0.42, height * 0.2, paper, 2) +
    line(
      `M${x + width * 0.36} ${y + height * 0.53}h${width * 0.3}M${x + width * 0.4} ${y + height * 0.6}h${width * 0.22}`,
      darker(colour, 0.2),
      3,
    ) +
    line(
      `M${x + 4} ${y + 6}` +
        `C${x + 10} ${y + height * 0.3} ${x + width - 10} ${y + height * 0.3} ${x + width - 4} ${y + 6}`,
      darker(wall, 0.5),
      3,
    )
  return (
    room(wall, floor, 208) +
    shadow(208, 262, 146, 12, floor) +
    pail(72, 120, 122, 134, main) +
    pail(214, 154, 96, 102, second) +
    ellipse(262, 154, 40, 7, second) +
    shape('M292 150C316 160 322 196 320 224C319 238 308 238 308 224C308 200 302 176 284 160Z', second) +
    rect(252, 92, 74, 30, cream, 8) +
    rect(252, 108, 74, 14, second, 7) +
    line('M326 104H346V132H300V150', darker(wall, 0.55), 4)
  )
}

export const tap: Scene = ({ wall, floor, main, second }) =>
  room(wall, floor, 232) +
  shadow(196, 258, 110, 8, floor) +
  rect(128, 236, 116, 18, darker(main, 0.16), 8) +
  rect(128, 236, 116, 6, lighter(main, 0.5), 3) +
  rect(150, 118, 54, 122, main, 6) +
  rect(150, 118, 14, 122, lighter(main, 0.6), 6) +
  rect(190, 118, 14, 122, darker(main, 0.28), 6) +
  shape(
    'M164 150C164 92 196 62 252 62C304 62 326 96 326 140V156H292V142C292 110 278 96 250 96C216 96 200 112 200 150Z',
    main,
  ) +
  shape(
    'M164 150C164 92 196 62 252 62C278 62 297 70 309 84C296 76 280 72 258 72C206 72 180 100 178 150Z',
    lighter(main, 0.6),
  ) +
  shape('M316 110C320 120 326 130 326 156H312C312 136 312 124 308 112Z', darker(main, 0.28)) +
  rect(288, 152, 42, 16, darker(main, 0.3), 3) +
  shape('M300 172h18l-4 20q-5 8-10 0Z', '#9cc4cf') +
  rect(84, 128, 70, 18, second, 9) +
  rect(84, 128, 70, 7, lighter(second, 0.4), 4) +
  circle(88, 137, 14, second) +
  circle(84, 133, 6, lighter(second, 0.5))
