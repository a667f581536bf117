import { cream, type Scene } from '../paint.ts'
import { box, circle, darker, each, ellipse, lighter, line, rect, room, shape, times, transformed } from '../shapes.ts'

const wood = '#3b2a1e'

export const sofa: Scene = ({ wall, floor, main, second, third }) => {
  const back =
    rect(74, 112, 252, 110, darker(main, 0.16), 14) +
    each([78, 200], (x) => rect(x, 104, 122, 92, main, 14) + rect(x + 4, 108, 114, 14, lighter(main), 8)) +
    rect(198, 108, 4, 84, darker(main, 0.3))
  const seat =
    each(
      [76, 200],
      (x) => rect(x, 182, 124, 44, lighter(main, 0.08), 10) + rect(x + 4, 184, 116, 9, lighter(main, 0.28), 5),
    ) +
    rect(76, 214, 248, 30, darker(main, 0.12), 6) +
    rect(198, 184, 4, 56, darker(main, 0.3))
  const arms =
    rect(48, 144, 42, 102, main, 16) +
    rect(48, 144, 14, 102, lighter(main, 0.16), 12) +
    rect(310, 144, 42, 102, darker(main, 0.06), 16) +
    rect(338, 150, 14, 94, darker(main, 0.24), 10)
  const legs = rect(62, 244, 10, 18, wood) + rect(328, 244, 10, 18, wood) + rect(196, 244, 8, 14, wood)
  const cushions =
    transformed(
      'rotate(-10 128 164)',
      rect(100, 134, 60, 56, second, 8),
      rect(110, 134, 5, 56, cream),
      rect(120, 134, 12, 56, third),
      rect(137, 134, 5, 56, cream),
    ) +
    transformed('rotate(8 276 168)', rect(250, 142, 54, 50, cream, 8), rect(284, 142, 20, 50, darker(cream, 0.12), 8))
  const picture =
    rect(306, 36, 44, 56, cream, 1) + rect(312, 42, 32, 44, second) + shape('M312 86l12-22l9 12l5-6l6 16Z', third)
  return (
    room(wall, floor, 222) +
    ellipse(200, 262, 160, 10, darker(floor, 0.26)) +
    back +
    seat +
    arms +
    legs +
    cushions +
    picture
  )
}

export const mattress: Scene = ({ wall, floor, main, second }) => {
  const quilting = times(21, (index) => {
    const row = Math.floor(index / 7)
    const x = 82 + (index % 7) * 38 + row * 16
    const y = 176 - row * 18
    return (
      shape(`M${x - 17} ${y}l17-8l17 8l-17 8Z`, 'none', `stroke="${darker(second, 0.14)}" stroke-width="1.6"`) +
      circle(x, y, 1.8, darker(second, 0.3))
    )
  })
  const band =
    line('M52 190H306L358 134', main, 4) +
    line('M52 248H306L358 192', main, 4) +
    rect(52, 210, 254, 18, main) +
    shape('M306 210l52-56v18l-52 56Z', darker(main, 0.25)) +
    times(9, (index) => shape(`M${60 + index * 28} 219l9-6l9 6l-9 6Z`, second))
  const pillow =
    shape(
      'M222 132C220 112 226 104 240 104H300C314 104 318 112 314 130C310 142 306 146 296 146H236' +
        'C226 146 222 142 222 132Z',
      '#ffffff',
    ) +
    shape('M222 132C222 142 226 146 236 146H296C306 146 310 142 314 130C306 138 240 140 222 132Z', darker(second, 0.14))
  return (
    room(wall, floor, 204) +
    shape('M50 256H330L372 222H110Z', darker(floor, 0.24)) +
    box(52, 186, 254, 66, 52, 56, second) +
    quilting +
    band +
    pillow
  )
}

export const chair: Scene = ({ wall, floor, main, second }) => {
  const seen = (x: number, y: number, size: number, cloth: string) =>
    transformed(
      `translate(${x} ${y}) scale(${size})`,
      ellipse(4, 112, 74, 8, darker(floor, 0.28)),
      shape('M-46-118H46L54 20H-54Z', darker(second, 0.1)),
      shape('M-36-108H36L42 6H-42Z', cloth),
      shape('M-36-108H-18L-22 6H-42Z', lighter(cloth, 0.18)),
      each([-84, -52, -20], (down) =>
        line(`M${-38 + (down + 84) * -0.06} ${down}H${38 + (down + 84) * 0.06}`, darker(cloth, 0.2), 2),
      ),
      shape('M-62 14H62L70 36H-70Z', lighter(cloth, 0.1)),
      rect(-70, 34, 140, 14, darker(cloth, 0.16), 4),
      shape('M-66 48H-52L-56 112H-64Z', second),
      shape('M66 48H52L56 112H64Z', darker(second, 0.2)),
      shape('M-34 48H-24L-28 96H-34Z', darker(second, 0.3)),
      shape('M34 48H24L28 96H34Z', darker(second, 0.35)),
    )
  return room(wall, floor, 206) + seen(270, 142, 0.86, darker(main, 0.1)) + seen(146, 154, 1, main)
}

export const wardrobe: Scene = ({ wall, floor, main, second }) => {
  const door = (x: number, face: string) =>
    rect(x, 34, 74, 216, face) +
    rect(x, 34, 14, 216, lighter(face, 0.12)) +
    rect(x + 10, 46, 54, 118, 'none', 1, `stroke="${darker(face, 0.22)}" stroke-width="2"`) +
    rect(x + 10, 174, 54, 64, 'none', 1, `stroke="${darker(face, 0.22)}" stroke-width="2"`)
  const glass =
    rect(164, 46, 54, 192, '#d7e2e2', 1) +
    shape('M164 46H196L164 130Z', '#eef4f3') +
    shape('M218 150V210L186 238H170Z', '#eef4f3')
  return (
    room(wall, floor, 232) +
    shape('M70 262H326L350 240H94Z', darker(floor, 0.26)) +
    box(76, 28, 230, 228, 24, 12, main) +
    door(80, main) +
    door(154, main) +
    glass +
    door(228, main) +
    rect(76, 250, 230, 6, darker(main, 0.35)) +
    each([147, 221, 233], (x) => rect(x, 132, 4, 34, second, 2)) +
    rect(82, 256, 12, 8, wood) +
    rect(288, 256, 12, 8, wood)
  )
}
