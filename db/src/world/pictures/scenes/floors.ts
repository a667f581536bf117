import type { Scene } from '../paint.ts'
import { circle, darker, each, lighter, line, rect, shape, times } from '../shapes.ts'

const hung = (wall: string) =>
  rect(0, 0, 400, 300, wall) +
  shape('M0 0H160L70 300H0Z', lighter(wall)) +
  shape('M300 300L390 0H400V300Z', darker(wall, 0.06))

export const carpet: Scene = ({ wall, main, second, third }) => {
  const pale = '#e8d9b8'
  const frame =
    rect(92, 24, 230, 262, darker(wall), 2) +
    rect(84, 16, 230, 256, second, 2) +
    rect(94, 26, 210, 236, third) +
    rect(98, 30, 202, 228, main) +
    rect(112, 44, 174, 200, second) +
    rect(118, 50, 162, 188, pale) +
    rect(122, 54, 154, 180, main)
  const border = times(
    11,
    (index) =>
      each([37, 251], (y) => shape(`M${(98 + index * 18.4).toFixed(1)} ${y}l7-6l7 6l-7 6Z`, pale)) +
      each([99, 287], (x) => shape(`M${x} ${52 + index * 18}l6-7l6 7l-6 7Z`, pale)),
  )
  const medallion = each(
    [
      { reach: 72, colour: second },
      { reach: 60, colour: third },
      { reach: 50, colour: pale },
      { reach: 42, colour: main },
      { reach: 30, colour: second },
      { reach: 18, colour: third },
      { reach: 8, colour: pale },
    ],
    ({ reach, colour }) =>
      shape(
        `M199 ${(144 - reach * 1.16).toFixed(1)}L${199 + reach} 144L199 ${(144 + reach * 1.16).toFixed(1)}` +
          `L${199 - reach} 144Z`,
        colour,
      ),
  )
  const corners = each(
    ['136 68', '262 68', '136 220', '262 220'],
    (at) => shape(`M${at}m0-12l12 12l-12 12l-12-12Z`, third) + shape(`M${at}m0-6l6 6l-6 6l-6-6Z`, second),
  )
  const fringes = times(38, (index) => line(`M${86 + index * 6} 272v9M${86 + index * 6} 16v-8`, lighter(pale, 0.3)))
  return (
    hung(wall) +
    frame +
    border +
    medallion +
    corners +
    fringes +
    shape('M84 16H314L224 272H84Z', '#ffffff', 'opacity=".07"')
  )
}

/** The niche points up; two columns carry it. */
export const prayerRug: Scene = ({ wall, main, second, third }) => {
  const pale = '#efe3c8'
  return (
    hung(wall) +
    rect(120, 24, 176, 262, darker(wall), 2) +
    rect(112, 16, 176, 256, third, 2) +
    rect(120, 24, 160, 240, second) +
    times(10, (index) => each([124, 264], (x) => shape(`M${x} ${40 + index * 23}l6-7l6 7l-6 7Z`, pale))) +
    times(6, (index) => each([33, 255], (y) => shape(`M${142 + index * 21} ${y}l6-6l6 6l-6 6Z`, pale))) +
    rect(140, 44, 120, 200, pale) +
    rect(144, 48, 112, 192, second) +
    shape('M152 236V132C152 104 176 92 200 62C224 92 248 104 248 132V236Z', pale) +
    shape('M156 236V134C156 108 180 96 200 69C220 96 244 108 244 134V236Z', main) +
    each(
      [164, 228],
      (x) => rect(x, 140, 8, 96, third) + rect(x - 3, 134, 14, 7, pale) + rect(x - 3, 230, 14, 6, pale),
    ) +
    line('M200 84V112', third, 2.5) +
    shape('M190 112H210L216 132C216 146 184 146 184 132Z', third) +
    circle(200, 130, 5, pale) +
    shape('M200 158l18 30l-18 30l-18-30Z', third) +
    shape('M200 170l11 18l-11 18l-11-18Z', pale) +
    each(['166 76', '234 76'], (at) => shape(`M${at}m0-10l10 10l-10 10l-10-10Z`, third)) +
    times(29, (index) => line(`M${115 + index * 6} 272v9M${115 + index * 6} 16v-8`, lighter(pale, 0.3))) +
    shape('M112 16H288L198 272H112Z', '#ffffff', 'opacity=".07"')
  )
}
