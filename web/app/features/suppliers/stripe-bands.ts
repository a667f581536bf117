// Dark and light colours alternate, so that no band blends into the next.
const DARK = ['#8d2f2b', '#1f3f55', '#39543f', '#182428', '#2f6f7c'] as const
const LIGHT = ['#f3ede1', '#e0a030', '#cbb68f', '#d98f6a', '#e9c77a'] as const
// Each row sums to 20; all are easy to tell apart.
const WIDTHS = [
  [6, 2, 4, 2, 6],
  [3, 5, 4, 5, 3],
  [7, 1, 4, 1, 7],
  [2, 6, 4, 6, 2],
  [5, 1, 8, 1, 5],
  [3, 2, 5, 3, 7],
  [7, 3, 5, 2, 3],
  [4, 2, 8, 2, 4],
  [8, 2, 2, 6, 2],
  [2, 6, 2, 2, 8],
  [1, 3, 9, 4, 3],
  [3, 4, 9, 3, 1],
  [9, 1, 3, 5, 2],
  [2, 5, 3, 1, 9],
  [1, 7, 4, 7, 1],
  [4, 6, 1, 4, 5],
  [5, 4, 1, 6, 4],
  [10, 2, 3, 3, 2],
  [2, 3, 3, 2, 10],
  [1, 2, 3, 5, 9],
  [9, 5, 3, 2, 1],
  [3, 8, 1, 3, 5],
  [5, 3, 1, 8, 3],
  [6, 6, 2, 5, 1],
  [1, 5, 2, 6, 6],
  [3, 1, 12, 1, 3],
  [4, 1, 4, 8, 3],
  [3, 8, 4, 1, 4],
] as const

const BANDS = 5
/** Number of different stripes; after that they repeat. */
export const STRIPE_COUNT = 2 * DARK.length ** BANDS * WIDTHS.length // 175,000
// Near the golden section of STRIPE_COUNT and coprime to it: every number gets its own stripe, and consecutive numbers
// get very different ones.
const STRIDE = 108_151

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Five bands with a total width of 20. The number is the supplier's index in the sequence of stripes. */
export function bandsOf(stripe: number): { width: number; dye: string }[] {
  let rest = (stripe * STRIDE) % STRIPE_COUNT
  const take = (choices: number) => {
    const digit = rest % choices
    rest = Math.floor(rest / choices)
    return digit
  }
  const lightFirst = take(2)
  const dyes = Array.from({ length: BANDS }, (_, band) =>
    pick((band + lightFirst) % 2 === 0 ? DARK : LIGHT, take(DARK.length)),
  )
  return pick(WIDTHS, take(WIDTHS.length)).map((width, band) => ({ width, dye: pick(dyes, band) }))
}
