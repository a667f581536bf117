import { paper, type Scene } from '../paint.ts'
import { box, circle, darker, each, ellipse, lighter, line, rect, room, shadow, shape, transformed } from '../shapes.ts'

export const soap: Scene = ({ wall, floor, main, second }) => {
  const bar = (x: number, y: number, colour: string) =>
    box(x, y, 84, 46, 24, 16, colour) +
    transformed(
      `translate(${x + 42} ${y + 23})`,
      ellipse(0, 0, 25, 14, 'none', `stroke="${darker(colour, 0.3)}" stroke-width="2.5"`),
      line('M-10 4L0-7L10 4M-6 4h12', darker(colour, 0.3), 2.5, 'stroke-linejoin="round"'),
    ) +
    line(`M${x + 3} ${y + 3}h78`, lighter(colour, 0.4))
  const leaves = each(
    [
      { x: 304, y: 166, turn: -40 },
      { x: 306, y: 146, turn: 30 },
      { x: 303, y: 128, turn: -35 },
      { x: 297, y: 112, turn: 25 },
    ],
    ({ x, y, turn }) => ellipse(x, y, 15, 5.5, '#6f8248', `transform="rotate(${turn} ${x} ${y}) translate(12 0)"`),
  )
  return (
    room(wall, floor, 196) +
    shadow(204, 256, 140, 12, floor) +
    bar(70, 206, main) +
    bar(162, 206, second) +
    bar(254, 206, main) +
    bar(112, 158, second) +
    bar(206, 158, main) +
    bar(158, 110, main) +
    line('M306 190c14-30 6-60-10-84', '#55663a', 3) +
    leaves
  )
}

export const jars: Scene = ({ wall, floor, main, second }) => {
  const jar = (x: number, y: number, width: number, height: number, glass: string) =>
    rect(x, y, width, height, glass, 10) +
    rect(x, y, width * 0.2, height, lighter(glass, 0.3), 8) +
    rect(x + width * 0.78, y, width * 0.22, height, darker(glass, 0.14), 8) +
    rect(x - 3, y - 22, width + 6, 26, main, 5) +
    rect(x - 3, y - 22, width * 0.24, 26, lighter(main, 0.25), 5) +
    rect(x + width * 0.8, y - 22, width * 0.2 + 3, 26, darker(main, 0.22), 5) +
    rect(x + 10, y + height * 0.3, width - 20, height * 0.42, paper, 2) +
    line(`M${x + 18} ${y + height * 0.44}h${width - 36}M${x + 24} ${y + height * 0.58}h${width - 48}`, main, 2.5)
  const pump =
    rect(176, 100, 52, 148, second, 12) +
    rect(176, 100, 12, 148, lighter(second, 0.6), 10) +
    rect(216, 100, 12, 148, darker(second, 0.12), 10) +
    rect(190, 74, 24, 28, main, 3) +
    rect(182, 58, 52, 18, main, 5) +
    rect(182, 58, 14, 18, lighter(main, 0.25), 5) +
    shape('M234 62h22v8h-22Z', darker(main, 0.15)) +
    rect(182, 150, 40, 56, paper, 2) +
    line('M190 164h24M190 174h24M196 184h12', main, 2.5)
  return (
    room(wall, floor, 210) +
    shadow(208, 252, 138, 11, floor) +
    jar(72, 172, 86, 76, second) +
    jar(246, 186, 78, 62, lighter(main, 0.55)) +
    pump
  )
}

/** Glass bottles with a square stopper: cologne, rose water. */
export const bottles: Scene = ({ wall, floor, main, second }) => {
  const bottle = (x: number, width: number, height: number) => {
    const y = 250 - height
    return (
      rect(x, y, width, height, lighter(main, 0.55), 8) +
      rect(x + 5, y + height * 0.26, width - 10, height * 0.74 - 5, main, 5) +
      rect(x + 5, y + height * 0.26, width * 0.2, height * 0.74 - 5, lighter(main, 0.4), 5) +
      rect(x + width - 14, y + height * 0.26, 9, height * 0.74 - 5, darker(main, 0.14), 4) +
      rect(x + width / 2 - 10, y - 12, 20, 14, lighter(main, 0.4)) +
      rect(x + width / 2 - 15, y - 42, 30, 32, second, 3) +
      rect(x + width / 2 - 15, y - 42, 9, 32, lighter(second, 0.25), 3) +
      rect(x + width * 0.16, y + height * 0.42, width * 0.68, height * 0.36, paper, 2) +
      shape(`M${x + width / 2} ${y + height * 0.47}l7 10h-14Z`, second) +
      line(
        `M${x + width * 0.26} ${y + height * 0.63}h${width * 0.48}M${x + width * 0.34} ${y + height * 0.7}` +
          `h${width * 0.32}`,
        second,
      )
    )
  }
  return (
    room(wall, floor, 206) +
    shadow(204, 254, 140, 10, floor) +
    bottle(70, 68, 118) +
    bottle(154, 86, 160) +
    bottle(258, 68, 118)
  )
}

/** Tall plastic bottles with a flip top: shampoo, shower gel, detergent. */
export const shampoo: Scene = ({ wall, floor, main, second, third }) => {
  const bottle = (x: number, y: number, colour: string) =>
    shape(
      `M${x} ${y + 28}C${x} ${y + 8} ${x + 12} ${y} ${x + 34} ${y}S${x + 68} ${y + 8} ${x + 68} ${y + 28}` +
        `V${y + 150}q0 12-12 12H${x + 12}q-12 0-12-12Z`,
      colour,
    ) +
    shape(
      `M${x} ${y + 28}C${x} ${y + 12} ${x + 8} ${y + 4} ${x + 20} ${y + 1}` +
        `C${x + 14} ${y + 20} ${x + 14} ${y + 120} ${x + 18} ${y + 162}H${x + 12}q-12 0-12-12Z`,
      lighter(colour, 0.28),
    ) +
    shape(
      `M${x + 68} ${y + 28}V${y + 150}q0 12-12 12H${x + 50}` +
        `C${x + 56} ${y + 120} ${x + 56} ${y + 30} ${x + 52} ${y + 4}` +
        `C${x + 62} ${y + 8} ${x + 68} ${y + 16} ${x + 68} ${y + 28}Z`,
      darker(colour, 0.18),
    ) +
    rect(x + 14, y - 30, 40, 32, second, 5) +
    rect(x + 14, y - 30, 12, 32, lighter(second, 0.3), 5) +
    line(`M${x + 14} ${y - 12}h40`, darker(second, 0.25), 2) +
    rect(x + 10, y + 52, 48, 78, paper, 6) +
    circle(x + 34, y + 78, 14, third) +
    shape(`M${x + 34} ${y + 66}c10 8 10 18 0 24c-10-6-10-16 0-24Z`, lighter(third, 0.45)) +
    line(`M${x + 18} ${y + 106}h32M${x + 22} ${y + 116}h24`, darker(colour, 0.2), 3)
  return (
    room(wall, floor, 210) +
    shadow(206, 258, 142, 10, floor) +
    bottle(74, 94, darker(main, 0.1)) +
    bottle(258, 94, lighter(main, 0.25)) +
    bottle(166, 84, main)
  )
}
