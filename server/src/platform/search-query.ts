import { wordsOf } from '@ticarum/contract/folding'

/** From so many letters on, the last word of a search may be the beginning of one. */
const BEGINNING = 3

/** A tsquery in which all words must occur; the last one may be unfinished. Undefined if nothing is searched for. */
export function searchQuery(q: string | undefined): string | undefined {
  const words = wordsOf(q ?? '')
  const asked = words.map((word, n) => (n === words.length - 1 && word.length >= BEGINNING ? `${word}:*` : word))
  return asked.length > 0 ? asked.join(' & ') : undefined
}
