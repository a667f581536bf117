export { isCommon } from './common-passwords.ts'

export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

const ALPHABETS: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
  [/\p{Lo}/u, 36], // Arabic has no small letters
]

/**
 * How many guesses it would take somebody who knows nothing, as a power of two; the same sign again and again counts
 * little.
 */
function bitsOf(password: string): number {
  const signs = [...password]
  const alphabet = ALPHABETS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const length = Math.min(signs.length, new Set(signs).size * 2)
  return length * Math.log2(Math.max(alphabet, 2))
}

/** A hint for the eye, never a wall: six characters are enough to sign up. */
export function strengthOf(password: string): Strength {
  const bits = bitsOf(password)
  if (bits < 36) return 'weak'
  if (bits < 52) return 'fair'
  return bits < 70 ? 'good' : 'strong'
}
