import { cream, type Scene } from '../paint.ts'
import { circle, darker, each, lighter, line, rect, room, shadow, shape, times, transformed } from '../shapes.ts'

export const towels: Scene = ({ wall, floor, main, second }) => {
  const pile = [cream, main, cream, second]
  const folded = each(pile, (colour, index) => {
    const y = 206 - index * 39
    const x = 88 + (index % 2) * 5
    const border = colour === cream ? main : cream
    return (
      rect(x, y, 220, 39, darker(colour, 0.16), 17) +
      rect(x, y, 220, 31, colour, 15) +
      rect(x + 6, y + 3, 200, 7, lighter(colour, 0.3), 4) +
      line(`M${x + 16} ${y + 19}H${x + 196}q10 0 10-7`, darker(colour, 0.2)) +
      line(
        `M${x + 20} ${y + 13}H${x + 180}M${x + 20} ${y + 26}H${x + 186}`,
        darker(colour, 0.1),
        1.5,
        'stroke-dasharray="1 4"',
      ) +
      rect(x + 146, y + 1, 5, 36, border) +
      rect(x + 156, y + 1, 11, 36, border) +
      rect(x + 172, y + 1, 5, 36, border)
    )
  })
  const rolled =
    rect(128, 52, 128, 40, darker(main, 0.12), 20) +
    rect(128, 52, 120, 33, main, 17) +
    circle(248, 72, 20, darker(main)) +
    line('M248 59a13 13 0 1 1-13 13a9 9 0 1 1 9 9a5 5 0 0 1-4-5', lighter(main, 0.35), 2.5) +
    rect(168, 52, 6, 39, cream) +
    rect(180, 52, 12, 39, cream)
  return room(wall, floor) + shadow(206, 248, 132, 12, floor) + folded + rolled
}

export const bedding: Scene = ({ wall, floor, main, second }) => {
  const layers = [
    { colour: main, y: 226, height: 30 },
    { colour: cream, y: 184, height: 42 },
    { colour: second, y: 150, height: 34 },
    { colour: cream, y: 104, height: 46 },
  ]
  const pile = each(layers, ({ colour, y, height }) => {
    const pattern =
      colour === cream
        ? times(12, (index) => shape(`M${92 + index * 19} ${y + height * 0.28}l5-4l5 4l-5 4Z`, main))
        : ''
    return (
      rect(72, y, 262, height, darker(colour, 0.16), 13) +
      rect(72, y, 262, height - 8, colour, 12) +
      rect(80, y + 4, 240, 6, lighter(colour, 0.3), 3) +
      line(`M86 ${y + height * 0.56}H306q14 0 14-7`, darker(colour)) +
      pattern
    )
  })
  const pillow =
    shape('M96 104C90 70 100 58 124 60H282C306 58 314 72 308 102C300 112 108 112 96 104Z', '#faf6ee') +
    shape(
      'M96 104C108 112 300 112 308 102C309 96 310 92 310 86C280 100 130 100 95 88C95 94 95 98 96 104Z',
      darker('#faf6ee', 0.14),
    ) +
    shape('M112 72C140 64 200 66 230 70C190 72 140 76 112 84Z', '#ffffff')
  const ribbon = rect(192, 104, 22, 152, main) + rect(192, 104, 6, 152, lighter(main, 0.25))
  return room(wall, floor, 222) + shadow(204, 256, 142, 11, floor) + pile + pillow + ribbon
}

/** Folded into a clear bag with a handle, as blankets travel. */
export const blanket: Scene = ({ wall, floor, main, second }) => {
  const folds = times(4, (index) => {
    const y = 108 + index * 34
    const colour = index % 2 ? second : main
    return (
      rect(92, y, 216, 34, darker(colour, 0.16), 14) +
      rect(92, y, 216, 27, colour, 13) +
      rect(102, y + 4, 190, 6, lighter(colour, 0.28), 3) +
      times(9, (at) => shape(`M${108 + at * 21} ${y + 18}l8-5l8 5l-8 5Z`, index % 2 ? main : second))
    )
  })
  const bag =
    rect(78, 92, 244, 164, '#ffffff', 16, 'opacity=".22"') +
    rect(78, 92, 244, 164, 'none', 16, `stroke="${darker(wall, 0.35)}" stroke-width="3"`) +
    shape('M92 100H150L118 248H92Z', '#ffffff', 'opacity=".2"') +
    line('M84 116H316', darker(wall, 0.45), 3, 'stroke-dasharray="6 4"') +
    line('M160 92V72q0-14 14-14h52q14 0 14 14V92', darker(main, 0.35), 8)
  return room(wall, floor, 218) + shadow(204, 258, 140, 11, floor) + folds + bag
}

/** Three shawls over a rail, with fringes. */
export const shawls: Scene = ({ wall, main, second, third }) => {
  const hang = (x: number, colour: string, stripe: string, length: number) => {
    const bottom = 52 + length
    return (
      shape(
        `M${x} 48C${x + 6} 120 ${x - 6} 180 ${x + 2} ${bottom}H${x + 84}C${x + 92} 180 ${x + 78} 120 ${x + 84} 48Z`,
        colour,
      ) +
      shape(
        `M${x} 48C${x + 6} 120 ${x - 6} 180 ${x + 2} ${bottom}H${x + 20}C${x + 16} 180 ${x + 26} 120 ${x + 20} 48Z`,
        lighter(colour, 0.18),
      ) +
      shape(
        `M${x + 66} 48C${x + 62} 120 ${x + 76} 180 ${x + 66} ${bottom}H${x + 84}` +
          `C${x + 92} 180 ${x + 78} 120 ${x + 84} 48Z`,
        darker(colour, 0.14),
      ) +
      line(`M${x + 44} 54C${x + 38} 120 ${x + 52} 180 ${x + 44} ${bottom}`, darker(colour, 0.16), 2) +
      each([44, 30, 22], (up, index) => rect(x - 1, bottom - up, 87, index === 1 ? 4 : 7, stripe)) +
      times(14, (index) => line(`M${x + 5 + index * 6} ${bottom}v12`, lighter(stripe, 0.2), 2))
    )
  }
  return (
    rect(0, 0, 400, 300, wall) +
    shape('M0 0H150L60 300H0Z', lighter(wall, 0.16)) +
    shape('M210 0H270L180 300H120Z', lighter(wall, 0.16)) +
    transformed(
      'translate(8 8)',
      hang(62, darker(wall, 0.16), darker(wall, 0.16), 196),
      hang(158, darker(wall, 0.16), darker(wall, 0.16), 216),
      hang(254, darker(wall, 0.16), darker(wall, 0.16), 186),
    ) +
    hang(62, second, main, 196) +
    hang(254, third, main, 186) +
    hang(158, main, cream, 216) +
    rect(40, 40, 320, 12, '#3b2a1e', 6) +
    rect(40, 42, 320, 3, lighter('#3b2a1e', 0.25), 2)
  )
}

export const fabricRolls: Scene = ({ wall, floor, main, second, third }) =>
  room(wall, floor, 238) +
  shadow(204, 262, 130, 9, floor) +
  each([main, second, third, lighter(main, 0.35), darker(second, 0.25)], (colour, index) => {
    const x = 72 + index * 52
    const height = 176 + ((index * 37) % 44)
    const y = 256 - height
    const pattern = times(Math.floor((height - 20) / 22), (at) =>
      circle(x + (at % 2 ? 16 : 32), y + 24 + at * 22, 4, lighter(colour, 0.5)),
    )
    return (
      rect(x, y, 48, height, colour, 4) +
      pattern +
      rect(x, y, 12, height, lighter(colour, 0.18), 4, 'opacity=".7"') +
      rect(x + 38, y, 10, height, darker(colour, 0.25), 4) +
      shape(`M${x} ${y}a24 9 0 0 1 48 0a24 9 0 0 1-48 0Z`, lighter(colour, 0.1)) +
      line(`M${x + 24} ${y - 5}a12 5 0 1 1-10 6a7 3 0 0 1 14-1`, darker(colour, 0.35))
    )
  })

export const curtain: Scene = ({ wall, main, second }) => {
  const folds = 7
  const width = 104 / folds
  const half = (x: number) =>
    times(folds, (index) => {
      const left = x + index * width
      const diamonds = times(7, (row) =>
        shape(
          `M${(left + width / 2).toFixed(1)} ${56 + row * 34 - 4}l6 9l-6 9l-6-9Z`,
          index % 2 ? darker(second, 0.14) : second,
        ),
      )
      return (
        rect(left, 30, width + 0.6, 250, index % 2 ? darker(main, 0.14) : main) +
        rect(left, 30, 4, 250, lighter(main, 0.22)) +
        diamonds
      )
    }) + rect(x, 270, 104, 10, second)
  const view =
    rect(138, 34, 124, 206, '#cfe0e4') +
    rect(138, 34, 124, 120, '#dcebee') +
    shape('M138 240V180C170 160 200 190 262 168V240Z', '#b9b58a') +
    line('M200 34V240M138 136H262', '#fbf8f2', 6) +
    rect(132, 28, 136, 218, 'none', 0, 'stroke="#fbf8f2" stroke-width="8"')
  const rail = rect(34, 18, 332, 10, '#3b2a1e', 5) + circle(34, 23, 9, '#3b2a1e') + circle(366, 23, 9, '#3b2a1e')
  return rect(0, 0, 400, 300, wall) + view + half(46) + half(250) + rail + rect(0, 284, 400, 16, darker(wall, 0.25))
}
