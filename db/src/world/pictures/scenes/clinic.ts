import { paper, type Scene } from '../paint.ts'
import {
  box,
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

const cross = (x: number, y: number, size: number, colour: string) =>
  rect(x - size / 6, y - size / 2, size / 3, size, colour) + rect(x - size / 2, y - size / 6, size, size / 3, colour)

export const gloves: Scene = ({ wall, floor, main, second }) => {
  const hand =
    shape(
      'M96 140C92 110 96 84 100 62C103 52 112 54 112 64L114 96L120 48C122 38 132 40 131 50L128 94L140 52' +
        'C143 43 152 46 150 56L142 100L156 72C161 64 169 69 166 77L150 122C146 136 146 144 148 170H100Z',
      main,
    ) +
    shape('M96 140C92 110 96 84 100 62C102 80 100 120 108 170H100Z', lighter(main, 0.3)) +
    line('M114 96v14M128 94l-2 16M142 100l-5 14', darker(main, 0.25), 2.4, 'stroke-linecap="round"')
  const rising =
    ellipse(204, 143, 64, 11, darker(second, 0.3)) +
    shape('M160 143C170 118 196 104 214 116C226 106 246 118 250 142C236 150 176 150 160 143Z', main) +
    shape('M160 143C170 118 196 104 214 116C196 118 180 128 176 146Z', lighter(main, 0.28)) +
    line('M216 118c-6 8-8 18-7 28M234 122c-3 8-3 16-2 22', darker(main, 0.25))
  const print =
    rect(70, 158, 226, 22, main) +
    rect(70, 158, 80, 22, lighter(main, 0.14)) +
    rect(84, 194, 70, 12, darker(second, 0.75), 1) +
    rect(84, 212, 110, 5, darker(second, 0.35)) +
    rect(84, 222, 92, 5, darker(second, 0.35)) +
    circle(262, 216, 20, lighter(main, 0.65)) +
    cross(262, 216, 24, main) +
    shape('M296 158l46-30v22l-46 30Z', darker(main, 0.3))
  return (
    room(wall, floor, 212) +
    shadow(206, 258, 140, 10, floor) +
    hand +
    box(70, 158, 226, 94, 46, 30, second) +
    rising +
    print
  )
}

/** Rolls of bandage, one of them unrolling. */
export const bandages: Scene = ({ wall, floor, main, second }) => {
  const weave = (x: number, y: number, width: number, height: number) =>
    times(Math.floor(height / 10), (row) =>
      line(`M${x} ${y + 6 + row * 10}h${width}`, darker(second, 0.1), 2, 'stroke-dasharray="3 4"'),
    )
  const standing = (x: number, y: number) =>
    cylinder(x, y, 84, 92, second, 14) +
    weave(x + 4, y + 16, 76, 76) +
    line(`M${x + 42} ${y - 8}a26 8 0 1 1-22 10a16 5 0 0 1 32-2a8 3 0 0 1-10 3`, darker(second, 0.3), 2)
  return (
    room(wall, floor, 206) +
    shadow(206, 256, 146, 11, floor) +
    box(214, 110, 104, 140, 26, 16, paper) +
    rect(214, 110, 104, 38, main) +
    shape('M318 110l26-16v38l-26 16Z', darker(main, 0.3)) +
    cross(266, 190, 44, main) +
    line('M230 230h72', darker(paper, 0.25), 4) +
    standing(76, 92) +
    circle(144, 224, 34, darker(second, 0.12)) +
    circle(140, 222, 34, second) +
    line('M140 198a24 24 0 1 1-24 24a16 16 0 0 1 32 0a8 8 0 0 1-14 4', darker(second, 0.28), 2.5) +
    shape('M138 256H286L296 242H150Z', lighter(second, 0.3)) +
    shape('M138 256H286V262H138Z', darker(second, 0.16))
  )
}

export const masks: Scene = ({ wall, floor, main, second }) => {
  const mask = (x: number, y: number, turn: number, colour: string) =>
    transformed(
      `translate(${x} ${y}) rotate(${turn})`,
      line('M-84-34C-128-36-128 36-84 34M84-34C128-36 128 36 84 34', paper, 5),
      shape(
        'M-84-44C-40-60 40-60 84-44C90-14 90 16 80 42C40 62-40 62-80 42C-90 16-90-14-84-44Z',
        darker(wall, 0.25),
        'transform="translate(6 8)"',
      ),
      shape('M-84-44C-40-60 40-60 84-44C90-14 90 16 80 42C40 62-40 62-80 42C-90 16-90-14-84-44Z', colour),
      shape(
        'M-84-44C-60-52-40-55-20-56C-30-20-30 30-24 56C-46 55-64 50-80 42C-90 16-90-14-84-44Z',
        lighter(colour, 0.22),
      ),
      each([-24, -4, 16], (down) =>
        line(`M-86 ${down}C-40 ${down - 10} 40 ${down - 10} 86 ${down}`, darker(colour, 0.2), 2.5),
      ),
      line('M-40-47C-14-53 14-53 40-47', lighter(colour, 0.6), 5, 'stroke-linecap="round"'),
    )
  return (
    rect(0, 0, 400, 300, wall) +
    shape('M0 0H150L60 300H0Z', lighter(wall, 0.16)) +
    shape('M236 0H300L210 300H146Z', lighter(wall, 0.16)) +
    rect(0, 276, 400, 24, floor) +
    mask(222, 88, 8, second) +
    mask(188, 186, -8, main)
  )
}

export const syringes: Scene = ({ wall, floor, main, second }) => {
  const syringe = (x: number, y: number, length: number) =>
    transformed(
      `translate(${x} ${y}) rotate(-24)`,
      rect(8, 12, length + 90, 30, darker(floor, 0.2), 8),
      rect(0, -4, 8, 48, main, 3),
      rect(8, 14, 60, 12, lighter(main, 0.4)),
      rect(58, -6, 8, 52, darker(main, 0.1), 3),
      rect(66, 4, length, 32, '#eef4f4', 4, `stroke="${darker(wall, 0.4)}" stroke-width="2"`),
      rect(66 + length * 0.42, 8, length * 0.56, 24, second, 2),
      rect(66 + length * 0.38, 6, 10, 28, darker(main, 0.5), 2),
      rect(68, 7, length - 4, 6, '#ffffff', 3, 'opacity=".7"'),
      times(7, (index) =>
        line(`M${66 + length * 0.2 + index * length * 0.1} 36v${index % 2 ? -6 : -10}`, darker(wall, 0.6), 2),
      ),
      shape(`M${66 + length} 12h12l8 5v6l-8 5h-12Z`, main),
      line(`M${86 + length} 20h50`, darker(wall, 0.5), 2.5),
    )
  return (
    rect(0, 0, 400, 300, lighter(floor, 0.3)) +
    shape('M0 0H150L60 300H0Z', lighter(floor, 0.4)) +
    shape('M236 0H300L210 300H146Z', lighter(floor, 0.4)) +
    syringe(70, 128, 120) +
    syringe(62, 206, 140) +
    syringe(136, 250, 100)
  )
}

export const clinicBed: Scene = ({ wall, floor, main, second }) =>
  room(wall, floor, 212) +
  shadow(204, 268, 152, 9, floor) +
  line('M84 190L112 262M112 190L84 262M290 190L318 262M318 190L290 262', darker(second, 0.15), 7) +
  each([84, 112, 290, 318], (x) => circle(x, 264, 6, '#2a2420')) +
  rect(66, 180, 270, 14, second, 5) +
  rect(66, 180, 270, 5, lighter(second, 0.4), 3) +
  shape('M180 180H330C340 180 342 160 330 158H184Z', main) +
  shape('M180 180C172 172 176 160 184 158H330C338 158 340 163 338 168H196Z', lighter(main, 0.25)) +
  shape('M186 168L98 84C90 78 78 90 84 98L168 180H190Z', main) +
  shape('M186 168L98 84C94 81 88 83 85 87L176 172Z', lighter(main, 0.25)) +
  shape('M96 100C90 86 104 74 116 80L142 104C150 112 138 128 126 120Z', paper) +
  line('M150 180L128 132', darker(second, 0.3), 5) +
  line('M344 262V60M326 60h36', darker(second, 0.15), 4) +
  rect(330, 64, 28, 44, '#dcebee', 6) +
  rect(330, 84, 28, 24, '#9cc4cf', 6)
