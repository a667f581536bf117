import { ink, paper, type Scene } from '../paint.ts'
import {
  circle,
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

export const bulbs: Scene = ({ main, second }) => {
  const [wall, floor] = ['#22414c', '#16303a']
  const bulb = (x: number, y: number, size: number) =>
    transformed(
      `translate(${x} ${y}) scale(${size})`,
      circle(0, 0, 62, lighter(wall, 0.14)),
      shape('M-40 0A40 40 0 1 1 40 0C40 22 22 34 20 56H-20C-22 34-40 22-40 0Z', main),
      shape('M-40 0A40 40 0 0 1-12-38C-24-20-26 10-14 56H-20C-22 34-40 22-40 0Z', lighter(main, 0.6)),
      shape('M40 0A40 40 0 0 0 22-33C30-10 26 20 14 56H20C22 34 40 22 40 0Z', darker(main, 0.16)),
      rect(-20, 56, 40, 14, '#f2f0ea', 2),
      rect(-18, 70, 36, 26, second, 3),
      rect(-18, 70, 10, 26, lighter(second, 0.35), 3),
      rect(8, 70, 10, 26, darker(second, 0.25), 3),
      line('M-18 77h36M-18 84h36M-18 91h36', darker(second, 0.35)),
      shape('M-8 96h16l-4 8h-8Z', ink),
    )
  return (
    rect(0, 0, 400, 300, wall) +
    shape('M200 300L70 0H330Z', lighter(wall, 0.05)) +
    rect(0, 238, 400, 62, floor) +
    each([110, 294], (x) => ellipse(x, 262, 44, 7, darker(floor, 0.35))) +
    ellipse(202, 270, 54, 8, darker(floor, 0.35)) +
    bulb(110, 174, 0.82) +
    bulb(294, 174, 0.82) +
    bulb(202, 146, 1.16)
  )
}

export const pendants: Scene = ({ wall, floor, main, second, third }) => {
  const lamp = (x: number, y: number, shade: string, size: number) =>
    line(`M${x} 0V${y}`, ink, 3) +
    transformed(
      `translate(${x} ${y}) scale(${size})`,
      shape('M-14 0h28l6 16C52 30 66 58 68 84H-68C-66 58-52 30-20 16Z', shade),
      shape('M-14 0l-6 16C-52 30-66 58-68 84H-44C-40 56-28 34-6 18Z', lighter(shade, 0.25)),
      shape('M14 0l6 16C52 30 66 58 68 84H42C38 56 28 34 8 18Z', darker(shade, 0.22)),
      ellipse(0, 84, 68, 11, darker(shade, 0.45)),
      ellipse(0, 84, 48, 8, '#f6e6bf'),
    )
  return (
    room(wall, floor, 244) +
    lamp(118, 64, second, 0.86) +
    lamp(288, 50, third, 0.78) +
    lamp(204, 112, main, 1) +
    rect(64, 246, 276, 12, darker(floor, 0.3))
  )
}

/** A lantern for the hand, with its solar panel beside it. */
export const lantern: Scene = ({ wall, floor, main, second }) =>
  room(wall, floor, 214) +
  shadow(166, 258, 82, 9, floor) +
  shadow(296, 252, 54, 7, floor) +
  line('M120 96C120 30 212 30 212 96', ink, 7, 'stroke-linecap="round"') +
  shape('M112 92H220L212 72H120Z', main) +
  shape('M112 92H140L144 72H120Z', lighter(main, 0.3)) +
  rect(122, 92, 88, 100, '#fbeeca', 4) +
  rect(122, 92, 20, 100, '#fff8e6', 4) +
  rect(192, 92, 18, 100, darker('#fbeeca', 0.1), 4) +
  each([150, 166, 182], (x) => rect(x - 4, 104, 8, 76, second, 4)) +
  line('M122 92V192M210 92V192', darker(main, 0.3), 4) +
  shape('M108 192H224L236 254H96Z', main) +
  shape('M108 192H134L126 254H96Z', lighter(main, 0.25)) +
  shape('M206 192H224L236 254H212Z', darker(main, 0.2)) +
  circle(166, 222, 12, darker(main, 0.5)) +
  circle(166, 222, 6, second) +
  line('M232 240C256 250 262 210 280 222', ink, 3) +
  shape('M256 146H344L330 246H242Z', '#f0ebe0') +
  shape('M262 152H336L324 240H250Z', '#1f3f55') +
  times(3, (index) => line(`M${258 - index * 3} ${174 + index * 22}h76`, '#5f8296', 2)) +
  each([280, 299, 318], (x) => line(`M${x} 152l-12 88`, '#5f8296', 2)) +
  shape('M262 152H300L270 240H250Z', '#ffffff', 'opacity=".12"')

export const iron: Scene = ({ wall, floor, main, second }) =>
  room(wall, floor, 206) +
  shadow(206, 244, 150, 10, floor) +
  shape('M62 230C70 176 130 132 214 128H306C318 128 322 136 324 148L338 230Z', main) +
  shape('M62 230C70 176 130 132 214 128H240C150 140 104 180 96 230Z', lighter(main, 0.28)) +
  shape('M306 128C318 128 322 136 324 148L338 230H300C304 190 300 150 290 128Z', darker(main, 0.2)) +
  shape(
    'M150 128C146 84 180 66 226 66H290C318 66 328 80 326 128H300C302 100 298 92 280 92H220C192 92 178 102 180 128Z',
    second,
  ) +
  shape('M150 128C146 84 180 66 226 66H290C300 66 307 68 313 72H226C186 74 162 92 164 128Z', lighter(second, 0.22)) +
  circle(196, 172, 20, lighter(main, 0.5)) +
  circle(196, 172, 12, second) +
  line('M196 172V162', paper, 3) +
  each([236, 254, 272], (x) => circle(x, 172, 4, paper)) +
  shape('M54 230H342V240C342 244 338 246 334 246H62C54 246 52 238 54 230Z', '#c9cdcc') +
  rect(60, 230, 280, 4, '#eceeed') +
  line('M322 96C356 88 352 40 386 34', ink, 6, 'stroke-linecap="round"')

export const fan: Scene = ({ wall, floor, main, second }) =>
  room(wall, floor, 228) +
  shadow(200, 272, 92, 8, floor) +
  rect(193, 200, 14, 60, darker(second, 0.2)) +
  rect(193, 200, 5, 60, lighter(second, 0.2)) +
  shape('M128 270C132 252 160 248 200 248C240 248 268 252 272 270Z', second) +
  shape('M128 270C132 252 160 248 200 248C170 252 156 258 152 270Z', lighter(second, 0.25)) +
  circle(206, 124, 100, darker(wall, 0.16)) +
  circle(200, 118, 100, lighter(wall, 0.4)) +
  each([0, 120, 240], (turn) =>
    transformed(
      `rotate(${turn} 200 118)`,
      shape('M200 118C166 96 160 50 196 32C232 34 238 80 200 118Z', main),
      shape('M200 118C176 96 172 56 196 32C186 60 188 92 200 118Z', lighter(main, 0.3)),
    ),
  ) +
  each([30, 52, 74], (radius) =>
    circle(200, 118, radius, 'none', `stroke="${darker(second, 0.15)}" stroke-width="1.6"`),
  ) +
  times(12, (index) => transformed(`rotate(${index * 30} 200 118)`, line('M200 100V20', darker(second, 0.15), 1.6))) +
  circle(200, 118, 99, 'none', `stroke="${second}" stroke-width="6"`) +
  circle(200, 118, 18, second) +
  circle(196, 114, 9, lighter(second, 0.35))

/** Coils of cable, one lying on the other, an end stripped to the copper. */
export const cable: Scene = ({ wall, floor, main, second, third }) => {
  const coil = (x: number, y: number, colour: string) =>
    times(5, (index) => {
      const down = y - index * 11
      return (
        ellipse(x, down, 100, 30, darker(colour, 0.3)) +
        ellipse(x, down - 3, 99, 29, index % 2 ? colour : lighter(colour, 0.1)) +
        line(`M${x - 92} ${down - 14}A99 29 0 0 1 ${x - 20} ${down - 31}`, lighter(colour, 0.4), 3)
      )
    }) +
    ellipse(x, y - 48, 52, 14, darker(colour, 0.65)) +
    ellipse(x, y - 45, 49, 11, darker(floor, 0.2)) +
    each(
      [x - 84, x + 70],
      (at) => rect(at, y - 58, 12, 62, paper, 3) + rect(at + 8, y - 58, 4, 62, darker(paper, 0.14)),
    )
  return (
    room(wall, floor, 190) +
    shadow(196, 246, 128, 22, floor) +
    coil(192, 232, third) +
    coil(198, 170, second) +
    coil(192, 110, main) +
    line('M286 100C318 104 322 138 336 150', main, 9, 'stroke-linecap="round"') +
    line('M335 149l14 14', '#c9803a', 6, 'stroke-linecap="round"')
  )
}
