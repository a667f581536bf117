// Dyes alternate dark and light, and the step is odd, so that neighbours never blend.
const DYES = ['#8d2f2b', '#f3ede1', '#1f3f55', '#e0a030', '#39543f', '#cbb68f', '#182428', '#d98f6a', '#2f6f7c', '#e9c77a'] as const
const WIDTHS = [
  [6, 2, 4, 2, 6],
  [3, 5, 4, 5, 3],
  [7, 1, 4, 1, 7],
  [2, 6, 4, 6, 2],
  [5, 1, 8, 1, 5],
  [3, 2, 5, 3, 7],
  [7, 3, 5, 2, 3],
  [4, 2, 8, 2, 4],
] as const
const STEPS = [1, 3, 7, 9] as const

/** FNV-1a with a final mix: near ids get far stripes. */
function hash(text: string): number {
  let h = 2166136261
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) >>> 0
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0
  return (h ^ (h >>> 16)) >>> 0
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Five bands over a width of 20, always the same for the same company. */
export function bandsOf(id: string): { width: number; dye: string }[] {
  const h = hash(id)
  const step = pick(STEPS, h >>> 4)
  const first = (h >>> 8) % DYES.length
  return pick(WIDTHS, h).map((width, band) => ({ width, dye: pick(DYES, first + band * step) }))
}
