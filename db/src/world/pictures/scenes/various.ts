import { cream, ink, paper, type Scene } from '../paint.ts'
import {
  box,
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

export const buckets: Scene = ({ wall, floor, main, second, third }) => {
  const bucket = (x: number, y: number, width: number, height: number, colour: string) => {
    const inset = width * 0.14
    return (
      line(
        `M${x + 2} ${y + 4}` +
          `C${x + 10} ${y - height * 0.6} ${x + width - 10} ${y - height * 0.6} ${x + width - 2} ${y + 4}`,
        ink,
        3,
      ) +
      shape(`M${x} ${y}H${x + width}L${x + width - inset} ${y + height}H${x + inset}Z`, colour) +
      shape(`M${x} ${y}H${x + width * 0.2}L${x + width * 0.28} ${y + height}H${x + inset}Z`, lighter(colour, 0.28)) +
      shape(
        `M${x + width * 0.8} ${y}H${x + width}L${x + width - inset} ${y + height}H${x + width * 0.74}Z`,
        darker(colour, 0.18),
      ) +
      ellipse(x + width / 2, y, width / 2, 11, lighter(colour, 0.2)) +
      ellipse(x + width / 2, y + 2, width / 2 - 7, 7, darker(colour, 0.4)) +
      line(`M${x + inset * 0.4} ${y + height * 0.26}H${x + width - inset * 0.4}`, darker(colour, 0.14), 4)
    )
  }
  return (
    room(wall, floor, 208) +
    shadow(206, 258, 146, 10, floor) +
    bucket(66, 150, 110, 104, second) +
    bucket(236, 164, 94, 90, third) +
    bucket(142, 132, 122, 126, main)
  )
}

export const plasticChair: Scene = ({ wall, floor, main }) =>
  room(wall, floor, 224) +
  shadow(206, 270, 108, 9, floor) +
  shape('M138 36C150 24 252 24 264 36C276 84 276 124 268 160H134C126 124 126 84 138 36Z', main) +
  shape('M138 36C144 30 160 27 176 26C156 70 154 120 160 160H134C126 124 126 84 138 36Z', lighter(main, 0.25)) +
  shape('M252 30C258 31 262 33 264 36C276 84 276 124 268 160H246C256 120 258 70 252 30Z', darker(main, 0.14)) +
  each([168, 186, 204, 222], (x) => rect(x, 52, 9, 88, darker(main, 0.4), 4)) +
  shape(
    'M118 128C104 128 100 142 110 146L126 148V176H138V136ZM284 128C298 128 302 142 292 146L276 148V176H264V136Z',
    darker(main, 0.06),
  ) +
  shape('M122 160H280L292 190H110Z', lighter(main, 0.14)) +
  rect(110, 188, 182, 12, darker(main, 0.18), 4) +
  shape('M114 200H134L124 268H108Z', main) +
  shape('M288 200H268L278 268H294Z', darker(main, 0.2)) +
  shape('M150 200H164L160 252H150Z', darker(main, 0.34)) +
  shape('M252 200H238L242 252H252Z', darker(main, 0.34))

export const notebooks: Scene = ({ wall, floor, main, second, third }) => {
  const book = (x: number, y: number, cover: string) =>
    rect(x, y, 216, 24, darker(cover, 0.1), 3) +
    rect(x + 10, y + 4, 206, 16, paper) +
    line(`M${x + 12} ${y + 9}h202M${x + 12} ${y + 14}h202`, darker(paper, 0.16), 1.2) +
    rect(x, y, 216, 5, cover, 2) +
    rect(x, y, 20, 24, lighter(cover, 0.15), 3)
  const standing =
    shape('M150 36L262 24L274 158L162 168Z', darker(wall, 0.28)) +
    shape('M140 34L256 22L266 156L150 166Z', main) +
    shape('M140 34L162 32L172 164L150 166Z', darker(main, 0.22)) +
    shape('M176 58L238 52L241 84L179 90Z', paper) +
    line('M184 68l46-4M185 77l34-3', darker(main, 0.1), 3) +
    times(7, (index) => circle(147 + index * 1.5, 48 + index * 18, 4, paper))
  return (
    room(wall, floor, 214) +
    shadow(204, 262, 136, 10, floor) +
    standing +
    book(92, 166, second) +
    book(100, 190, third) +
    book(88, 214, main) +
    book(96, 238, second) +
    shape('M286 150l34-96l12 4l-34 96l-14 12Z', '#e0a030') +
    shape('M286 150l12 4l-14 12Z', cream) +
    shape('M320 54l12 4l4-12l-12-4Z', '#b5482a')
  )
}

export const vase: Scene = ({ wall, floor, main, second, third }) => {
  const stems =
    line('M176 96C170 66 150 44 132 32M182 96C186 60 184 34 190 12M190 96C204 70 224 52 242 44', '#5b4a34', 3) +
    each(['132 32', '146 44', '158 60', '190 14', '186 36', '186 58', '242 44', '224 54', '208 70'], (at, index) => {
      const [x = 0, y = 0] = at.split(' ').map(Number)
      return ellipse(x, y, 6, 10, index % 2 ? '#d9b15c' : '#c98a35', `transform="rotate(${index * 40} ${x} ${y})"`)
    })
  const body =
    shape(
      'M160 96H208C212 120 252 140 252 192C252 232 226 258 210 260H158C142 258 116 232 116 192C116 140 156 120 160 96Z',
      second,
    ) +
    shape(
      'M160 96C156 120 116 140 116 192C116 232 142 258 158 260H168C150 240 140 220 140 192C140 146 174 124 174 96Z',
      lighter(second, 0.5),
    ) +
    shape(
      'M208 96C212 120 252 140 252 192C252 232 226 258 210 260H196C220 240 230 220 230 192C230 150 200 124 196 96Z',
      darker(second, 0.16),
    ) +
    ellipse(184, 96, 25, 6, darker(second, 0.3)) +
    shape(
      'M119 172C117 180 116 186 116 192C116 200 117 206 118 212H250C251 206 252 200 252 192C252 186 251 180 249 172Z',
      main,
    ) +
    times(5, (index) => shape(`M${126 + index * 26} 192l10-12l10 12l-10 12Z`, index % 2 ? third : second)) +
    line('M120 166H248M121 218H247', third, 3)
  const bowl =
    shape('M270 214H330C336 214 340 222 336 232L324 260H276L264 232C260 222 264 214 270 214Z', third) +
    shape('M270 214H282L276 232L284 260H276L264 232C260 222 264 214 270 214Z', lighter(third, 0.28)) +
    shape('M330 214C336 214 340 222 336 232L324 260H312L322 232L318 214Z', darker(third, 0.22)) +
    line('M264 234H336', darker(third, 0.35), 3)
  return room(wall, floor, 220) + shadow(200, 260, 110, 10, floor) + stems + body + bowl
}

/** Cartons on a pallet, each with a label in the colour of the goods. */
export const cartons: Scene = ({ wall, floor, main }) => {
  const board = '#c39a66'
  const pallet = darker('#a67c4c', 0.2)
  const carton = (x: number, y: number) =>
    box(x, y, 104, 62, 22, 14, board) +
    rect(x + 44, y, 16, 62, lighter(board, 0.25)) +
    shape(`M${x + 44} ${y}l22-14h16l-22 14Z`, lighter(board, 0.42)) +
    rect(x + 8, y + 26, 30, 28, paper, 1) +
    rect(x + 8, y + 26, 30, 9, main) +
    line(`M${x + 12} ${y + 41}h22M${x + 12} ${y + 47}h14`, '#5a4a34', 1.5) +
    line(`M${x + 76} ${y + 50}v-12m-4 4l4-5l4 5M${x + 90} ${y + 50}v-12m-4 4l4-5l4 5`, '#5a4a34')
  return (
    room(wall, floor, 226) +
    shadow(200, 268, 150, 12, floor) +
    carton(84, 194) +
    carton(192, 194) +
    carton(84, 128) +
    carton(192, 128) +
    carton(134, 62) +
    rect(70, 256, 250, 8, pallet) +
    each([80, 180, 290], (x) => rect(x, 264, 20, 8, darker(pallet, 0.2)))
  )
}

/** Cards of the colours in which the goods are made. */
export const colourCards: Scene = ({ wall, main, second, third }) =>
  room(wall, wall, 300) +
  each([lighter(third, 0.35), second, main, darker(third, 0.15), darker(main, 0.35)], (colour, index) => {
    const stripe = lighter(colour, 0.4)
    return transformed(
      `rotate(${-34 + index * 17} 200 310)`,
      rect(158, 58, 84, 230, darker(colour, 0.16), 10),
      rect(158, 58, 80, 230, colour, 10),
      each([86, 94, 110], (y) => rect(158, y, 80, y === 94 ? 12 : 4, stripe)),
    )
  })
