import { cream, type Scene } from '../paint.ts'
import { circle, darker, each, lighter, line, rect, room, shadow, shape, transformed } from '../shapes.ts'

export const shoes: Scene = ({ wall, floor, main, second }) => {
  const shoe = (x: number, y: number, leather: string) =>
    transformed(
      `translate(${x} ${y})`,
      shape('M0 66C0 34 8 8 22 2C34-3 56 2 64 10C86 32 132 40 170 48C200 54 212 62 212 74H0Z', leather),
      shape('M170 48C200 54 212 62 212 74H158C158 62 160 54 170 48Z', lighter(leather, 0.12)),
      shape('M0 66C0 34 8 8 22 2C26 0 31 0 36 0C30 26 34 54 44 74H0Z', darker(leather)),
      shape('M22 2C34-3 56 2 64 10C58 16 40 18 24 12Z', darker(leather, 0.5)),
      line(
        'M64 12C74 28 96 36 118 40M70 40l16-16M84 46l14-16M98 50l12-15',
        lighter(leather, 0.42),
        2.6,
        'stroke-linecap="round"',
      ),
      line('M158 74C157 62 160 54 170 48', darker(leather, 0.35)),
      line('M176 54C190 57 200 62 203 67', lighter(leather, 0.45), 3, 'stroke-linecap="round"'),
      shape('M-2 74H214C216 84 210 90 202 90H72L66 84H48L46 94H4C-4 94-4 82-2 74Z', second),
      rect(-1, 74, 214, 4, lighter(leather, 0.25)),
    )
  return (
    room(wall, floor, 190) +
    shadow(230, 214, 118, 9, floor) +
    shoe(126, 118, darker(main, 0.12)) +
    shadow(180, 258, 124, 10, floor) +
    shoe(72, 160, main)
  )
}

export const sneakers: Scene = ({ wall, floor, main, second, third }) => {
  const shoe = (x: number, y: number, upper: string) =>
    transformed(
      `translate(${x} ${y})`,
      shape('M4 66C2 40 6 16 16 8C26 4 34 14 44 16C54 16 60 6 70 8C92 30 134 38 172 46C202 52 214 60 214 74H4Z', upper),
      shape('M4 66C2 40 6 16 16 8C26 14 34 34 34 74H4Z', second),
      shape('M172 46C202 52 214 60 214 74H150C152 60 158 50 172 46Z', darker(upper, 0.1)),
      shape('M76 74C86 58 100 50 120 38L140 42C124 50 112 62 106 74Z', third),
      shape('M112 74C120 62 132 54 146 43L156 45C144 54 136 64 132 74Z', second),
      line('M72 14l-14 14M84 22l-14 14M97 29l-14 14', darker(upper, 0.45), 3, 'stroke-linecap="round"'),
      shape('M-2 72H216C220 88 214 96 204 96H8C-4 96-6 84-2 72Z', '#ffffff'),
      shape('M-4 84C-4 92 0 96 8 96H204C210 96 215 92 217 84Z', darker('#e8e2d6', 0.12)),
      rect(8, 96, 196, 4, second, 2),
    )
  return (
    room(wall, floor, 190) +
    shadow(224, 216, 116, 9, floor) +
    shoe(122, 112, darker(main, 0.1)) +
    shadow(180, 264, 124, 10, floor) +
    shoe(70, 162, main)
  )
}

export const slippers: Scene = ({ wall, main, second, third }) => {
  const slipper = (x: number, turn: number) =>
    transformed(
      `translate(${x} 150) rotate(${turn})`,
      shape(
        'M-40-76C-40-116 40-118 42-74C44-40 32-10 34 30C36 84 22 112 0 112C-24 112-36 84-35 32C-34-8-40-40-40-76Z',
        darker(wall, 0.3),
        'transform="translate(9 10)"',
      ),
      shape(
        'M-42-76C-42-118 42-120 44-74C46-40 34-10 36 30C38 86 24 116 0 116C-26 116-38 86-37 32C-36-8-42-40-42-76Z',
        darker(second, 0.3),
      ),
      shape(
        'M-36-74C-36-108 36-110 38-72C40-40 28-10 30 30C32 82 20 108 0 108C-22 108-32 82-31 32C-30-8-36-40-36-74Z',
        third,
      ),
      shape('M-26 50C-26 88-14 100 0 100C8 100 16 92 20 76C8 90-18 84-26 50Z', lighter(third, 0.25)),
      shape('M-46-52C-28-68 30-70 48-52L44-2C26-18-24-18-42-2Z', main),
      shape('M-46-52C-28-68 30-70 48-52L47-42C30-58-28-56-45-40Z', lighter(main, 0.28)),
      line('M-43-18C-24-34 28-34 45-18', lighter(main, 0.5), 2, 'stroke-dasharray="5 4"'),
    )
  return (
    rect(0, 0, 400, 300, wall) +
    shape('M0 0H150L60 300H0Z', lighter(wall, 0.14)) +
    shape('M210 0H270L180 300H120Z', lighter(wall, 0.14)) +
    slipper(146, -9) +
    slipper(256, 9)
  )
}

export const shirts: Scene = ({ floor, main, second, third }) =>
  rect(0, 0, 400, 300, lighter(floor, 0.25)) +
  shape('M0 0H170L80 300H0Z', lighter(floor, 0.34)) +
  each([third, second, main], (cloth, index) => {
    const x = 74 + index * 26
    const y = 26 + index * 12
    const buttons = each(
      [70, 110, 150, 190],
      (down) => circle(x + 93, y + down, 4, lighter(cloth, 0.5)) + circle(x + 93, y + down, 1.4, darker(cloth, 0.4)),
    )
    return (
      rect(x + 8, y + 8, 176, 230, darker(floor, 0.1), 6) +
      rect(x, y, 176, 230, cloth, 6) +
      rect(x, y, 30, 230, lighter(cloth, 0.14), 6) +
      rect(x + 150, y, 26, 230, darker(cloth, 0.12), 6) +
      shape(`M${x + 88} ${y + 26}l-44-26h88Z`, darker(cloth, 0.38)) +
      shape(`M${x + 44} ${y - 4}l44 34l-22 30l-38-52Z`, lighter(cloth)) +
      shape(`M${x + 132} ${y - 4}l-44 34l22 30l38-52Z`, darker(cloth, 0.06)) +
      line(`M${x + 88} ${y + 30}V${y + 230}`, darker(cloth)) +
      buttons +
      rect(x + 108, y + 88, 44, 50, darker(cloth, 0.08), 3) +
      line(`M${x + 108} ${y + 98}h44`, darker(cloth), 1.5)
    )
  })

export const tshirts: Scene = ({ wall, main, second }) => {
  const shirt = (x: number, y: number, cloth: string, stripe: string) => {
    const outline = 'M-36-100C-20-88 20-88 36-100L76-84L108-34L76-14L64-30V108H-64V-30L-76-14L-108-34L-76-84Z'
    return transformed(
      `translate(${x} ${y})`,
      shape(outline, darker(wall, 0.22), 'transform="translate(8 9)"'),
      shape(outline, cloth),
      shape('M-76-84L-36-100C-40-60-44 40-40 108H-64V-30L-76-14L-108-34Z', lighter(cloth, 0.16)),
      shape('M76-84L108-34L76-14L64-30V108H44C50 40 46-40 40-98Z', darker(cloth, 0.12)),
      shape('M-36-100C-20-88 20-88 36-100C30-74-30-74-36-100Z', darker(cloth, 0.4)),
      line('M-40-98C-30-68 30-68 40-98', lighter(cloth, 0.35), 5),
      line('M-104-28L-72-9M104-28L72-9', stripe, 6),
      rect(-64, 10, 128, 12, stripe),
      rect(-64, 28, 128, 5, stripe),
    )
  }
  return (
    rect(0, 0, 400, 300, wall) +
    shape('M0 0H150L60 300H0Z', lighter(wall, 0.16)) +
    shape('M210 0H270L180 300H120Z', lighter(wall, 0.16)) +
    shirt(248, 140, second, cream) +
    shirt(164, 162, main, main === cream ? second : cream)
  )
}

/** A long dress on a hanger, its edge embroidered. */
export const abaya: Scene = ({ wall, floor, main, second }) => {
  const dress =
    'M182 62C192 70 208 70 218 62C240 68 252 76 262 92L304 176L276 190L252 148C252 190 266 240 274 284H126' +
    'C134 240 148 190 148 148L124 190L96 176L138 92C148 76 160 68 182 62Z'
  return (
    rect(0, 0, 400, 300, wall) +
    shape('M0 0H150L60 300H0Z', lighter(wall, 0.16)) +
    shape('M236 0H300L210 300H146Z', lighter(wall, 0.16)) +
    rect(0, 288, 400, 12, floor) +
    line('M200 52V40a9 9 0 1 1 9-9', '#3b2a1e', 4, 'stroke-linecap="round"') +
    line('M150 78L200 52L250 78', '#3b2a1e', 6, 'stroke-linecap="round"') +
    shape(dress, darker(wall, 0.2), 'transform="translate(9 4)"') +
    shape(dress, main) +
    shape(
      'M182 62C160 68 148 76 138 92L96 176L108 182L152 110C160 170 150 230 142 284H126C134 240 148 190 148 148Z',
      lighter(main, 0.16),
    ) +
    shape('M252 148C252 190 266 240 274 284H244C246 230 240 180 244 120Z', darker(main, 0.28)) +
    line('M178 130C172 190 166 240 162 284M224 130C228 190 234 240 236 284', darker(main, 0.3), 2) +
    rect(194, 68, 12, 216, second) +
    each([84, 112, 140, 168, 196, 224, 252], (y) => shape(`M200 ${y}l5 8l-5 8l-5-8Z`, cream)) +
    line('M182 62C192 76 208 76 218 62', second, 5) +
    line('M98 172L126 186M302 172L274 186', second, 7) +
    line('M127 280H273', second, 7)
  )
}
