export { isCommon } from './common-passwords.ts'

export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

const ALPHABETS: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
  [/\p{Lo}/u, 36], // Arabic letters have no case
]

/** Entropy in bits for a brute-force attack; repeated characters count little. */
function bitsOf(password: string): number {
  const signs = [...password]
  const alphabet = ALPHABETS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const length = Math.min(signs.length, new Set(signs).size * 2)
  return length * Math.log2(Math.max(alphabet, 2))
}

/** Only a hint: six characters are enough to sign up. */
export function strengthOf(password: string): Strength {
  const bits = bitsOf(password)
  if (bits < 36) return 'weak'
  if (bits < 52) return 'fair'
  return bits < 70 ? 'good' : 'strong'
}
