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

export const sacks: Scene = ({ wall, floor, main, second, third }) => {
  const sack = (x: number, y: number, print: string) =>
    shape(
      `M${x + 6} ${y}C${x - 8} ${y + 44} ${x - 8} ${y + 104} ${x + 4} ${y + 140}H${x + 104}` +
        `C${x + 116} ${y + 104} ${x + 116} ${y + 44} ${x + 102} ${y}Z`,
      third,
    ) +
    shape(
      `M${x + 6} ${y}C${x - 8} ${y + 44} ${x - 8} ${y + 104} ${x + 4} ${y + 140}H${x + 20}` +
        `C${x + 8} ${y + 96} ${x + 10} ${y + 40} ${x + 20} ${y}Z`,
      lighter(third, 0.5),
    ) +
    shape(
      `M${x + 102} ${y}C${x + 116} ${y + 44} ${x + 116} ${y + 104} ${x + 104} ${y + 140}H${x + 86}` +
        `C${x + 98} ${y + 96} ${x + 96} ${y + 40} ${x + 88} ${y}Z`,
      darker(third, 0.16),
    ) +
    rect(x + 4, y - 12, 100, 14, darker(third, 0.06)) +
    line(`M${x + 4} ${y - 5}h100`, main, 2, 'stroke-dasharray="5 4"') +
    rect(x + 2, y + 30, 104, 6, print) +
    rect(x + 2, y + 104, 104, 6, print) +
    circle(x + 54, y + 70, 24, 'none', `stroke="${print}" stroke-width="3"`) +
    line(
      `M${x + 54} ${y + 88}V${y + 54}${each([62, 72, 82], (down) => `M${x + 46} ${y + down - 7}l8 7l8-7`)}`,
      print,
      3,
    )
  return (
    room(wall, floor) +
    shadow(204, 264, 146, 10, floor) +
    sack(146, 68, second) +
    sack(80, 122, main) +
    sack(212, 122, second)
  )
}

/** Retail bags with a window: pasta, pulses, bulgur. `third` is what shows in the window. */
export const bags: Scene = ({ wall, floor, main, second, third }) => {
  const bag = (x: number, y: number, foil: string) => {
    const grains = times(20, (index) => {
      const left = x + 28 + (index % 4) * 14 + (((index * 7) % 5) - 2)
      const top = y + 77 + Math.floor(index / 4) * 15 + (((index * 5) % 7) - 3)
      return transformed(
        `rotate(${(index * 67) % 180} ${left} ${top})`,
        rect(left - 9, top - 4, 19, 8, index % 3 ? third : lighter(third, 0.3), 3),
        line(`M${left - 6} ${top - 1}h13`, darker(third), 1.4),
      )
    })
    return (
      shape(
        `M${x} ${y + 8}C${x + 5} ${y + 60} ${x - 4} ${y + 120} ${x + 3} ${y + 160}H${x + 97}` +
          `C${x + 104} ${y + 120} ${x + 95} ${y + 60} ${x + 100} ${y + 8}Z`,
        foil,
      ) +
      shape(
        `M${x} ${y + 8}C${x + 5} ${y + 60} ${x - 4} ${y + 120} ${x + 3} ${y + 160}H${x + 18}` +
          `C${x + 14} ${y + 110} ${x + 22} ${y + 60} ${x + 16} ${y + 8}Z`,
        lighter(foil, 0.22),
      ) +
      shape(
        `M${x + 100} ${y + 8}C${x + 95} ${y + 60} ${x + 104} ${y + 120} ${x + 97} ${y + 160}H${x + 84}` +
          `C${x + 90} ${y + 110} ${x + 82} ${y + 60} ${x + 86} ${y + 8}Z`,
        darker(foil),
      ) +
      rect(x, y - 8, 100, 18, lighter(foil, 0.12)) +
      times(12, (index) => line(`M${(x + 4 + index * 8.4).toFixed(1)} ${y - 8}v18`, darker(foil, 0.18), 1.5)) +
      rect(x + 16, y + 26, 68, 30, paper, 2) +
      line(`M${x + 26} ${y + 37}h48M${x + 34} ${y + 46}h32`, foil, 3.5) +
      rect(x + 18, y + 68, 64, 78, darker(third, 0.35), 8) +
      grains
    )
  }
  return (
    room(wall, floor, 212) +
    shadow(206, 262, 140, 10, floor) +
    bag(62, 84, darker(main, 0.06)) +
    bag(240, 84, main) +
    bag(150, 98, second)
  )
}

/** Square tins of oil with a handle. */
export const oilTins: Scene = ({ wall, floor, main, second }) => {
  const tin = (x: number, y: number, width: number, height: number) =>
    box(x, y, width, height, 24, 14, main) +
    rect(x, y + height * 0.24, width, height * 0.5, second) +
    shape(`M${x + width} ${y + height * 0.24}l24-14v${height * 0.5}l-24 14Z`, darker(second, 0.28)) +
    rect(x + width * 0.14, y + height * 0.33, width * 0.72, height * 0.12, paper, 1) +
    circle(x + width / 2, y + height * 0.59, height * 0.09, main) +
    circle(x + width / 2 - 2, y + height * 0.59 - 2, height * 0.05, lighter(main, 0.4)) +
    ellipse(x + width / 2 + 12, y - 7, 12, 5, darker(main, 0.3)) +
    rect(x + width / 2 + 2, y - 16, 20, 9, '#8d3b34', 2) +
    line(
      `M${x + width * 0.1} ${y - 3}` +
        `C${x + width * 0.16} ${y - 20} ${x + width * 0.34} ${y - 20} ${x + width * 0.4} ${y - 4}`,
      darker(main, 0.4),
      4,
    )
  return (
    room(wall, floor, 210) +
    shadow(208, 262, 142, 10, floor) +
    tin(72, 120, 96, 136) +
    tin(246, 150, 80, 106) +
    tin(168, 132, 90, 124)
  )
}

export const cans: Scene = ({ wall, floor, main, second, third }) => {
  const can = (x: number, y: number, width: number, height: number) =>
    cylinder(x, y, width, height, '#cfd0cb', 9) +
    shape(`M${x} ${y + 12}a${width / 2} 9 0 0 0 ${width} 0v${height - 24}a${width / 2} 9 0 0 1 ${-width} 0Z`, main) +
    shape(
      `M${x} ${y + 12}q${width * 0.08} 6 ${width * 0.18} 7v${height - 24}q${-width * 0.1}-2 ${-width * 0.18}-7Z`,
      lighter(main, 0.25),
    ) +
    shape(
      `M${x + width} ${y + 12}q${-width * 0.08} 6 ${-width * 0.18} 7v${height - 24}` +
        `q${width * 0.1}-2 ${width * 0.18}-7Z`,
      darker(main, 0.2),
    ) +
    rect(x + width * 0.22, y + height * 0.26, width * 0.56, height * 0.16, paper, 2) +
    line(`M${x + width * 0.3} ${y + height * 0.34}h${width * 0.4}`, main, 4) +
    circle(x + width / 2, y + height * 0.66, width * 0.2, third) +
    circle(x + width / 2 - width * 0.06, y + height * 0.66 - width * 0.06, width * 0.08, lighter(third, 0.4)) +
    shape(`M${x + width / 2} ${y + height * 0.66 - width * 0.2}l-9-6h18Z`, second)
  return (
    room(wall, floor, 208) +
    shadow(206, 262, 144, 11, floor) +
    can(70, 158, 88, 96) +
    can(246, 158, 88, 96) +
    can(146, 112, 112, 142)
  )
}

/** A carton of biscuits, opened, and a few of them in front. */
export const biscuits: Scene = ({ wall, floor, main, second, third }) => {
  const biscuit = (x: number, y: number) =>
    ellipse(x, y + 5, 27, 11, darker(third, 0.35)) +
    ellipse(x, y, 27, 11, third) +
    ellipse(x - 3, y - 2, 20, 7, lighter(third, 0.18)) +
    each([-12, 0, 12], (at) => circle(x + at, y - 1, 1.8, darker(third, 0.4)))
  const packet = (x: number) =>
    rect(x, 70, 36, 92, second, 5) +
    rect(x, 70, 10, 92, lighter(second, 0.25), 5) +
    rect(x + 28, 70, 8, 92, darker(second), 4) +
    circle(x + 18, 108, 10, third) +
    line(`M${x + 8} 88h20`, paper, 4)
  return (
    room(wall, floor, 206) +
    shadow(204, 256, 146, 12, floor) +
    shape('M84 132L58 108H262L288 132Z', lighter(main, 0.34)) +
    each([94, 134, 174, 214, 254], packet) +
    rect(84, 132, 210, 108, main) +
    shape('M294 132l34-18v108l-34 18Z', darker(main, 0.26)) +
    rect(100, 150, 112, 30, paper, 2) +
    line('M112 161h88M126 171h60', darker(main, 0.1), 4) +
    circle(252, 188, 28, lighter(main, 0.3)) +
    circle(252, 188, 20, third) +
    each(['244 182', '258 184', '250 196', '262 194'], (at) =>
      shape(`M${at}m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0`, darker(third, 0.45)),
    ) +
    line('M100 222h80', lighter(main, 0.3), 4) +
    biscuit(110, 260) +
    biscuit(162, 266) +
    biscuit(138, 250)
  )
}

export const tea: Scene = ({ wall, floor, main, second, third }) => {
  const packet = (x: number, y: number, width: number, height: number, colour: string) =>
    box(x, y, width, height, 22, 14, colour) +
    rect(x, y + 16, width, 8, third) +
    rect(x, y + height - 24, width, 8, third) +
    ellipse(x + width / 2, y + height / 2, width * 0.34, height * 0.22, paper) +
    shape(`M${x + width / 2} ${y + height * 0.36}c14 8 14 24 0 34c-14-10-14-26 0-34Z`, second) +
    line(`M${x + width / 2} ${y + height * 0.4}v32`, paper, 1.6)
  const glass =
    ellipse(302, 258, 36, 7, paper) +
    shape('M282 196C288 216 292 220 286 250H318C312 220 316 216 322 196Z', '#b5482a') +
    shape('M282 196C288 216 292 220 286 250H294C298 222 294 214 290 196Z', lighter('#b5482a', 0.3)) +
    rect(279, 186, 46, 12, '#efe7de', 3)
  return (
    room(wall, floor, 208) +
    shadow(200, 262, 146, 10, floor) +
    packet(76, 104, 88, 150, main) +
    packet(178, 134, 76, 120, darker(main, 0.12)) +
    glass
  )
}
