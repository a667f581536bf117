import { fold, wordsOf } from '@ticarum/contract/folding'

const LONGEST = 60
const EMAIL = /\S*@\S*/g
/** Seven digits and more are the number of a telephone, or could be. */
const TELEPHONE = /\p{Nd}(?: *\p{Nd}){6,}/gu

/**
 * The words of a search as they are counted: as search itself reads them, at most 60 characters, and without what could
 * be an e-mail address or the number of a telephone. Undefined: nothing is left.
 */
export function missedWords(typed: string): string | undefined {
  const words = wordsOf(fold(typed).replace(EMAIL, ' ')).join(' ').replace(TELEPHONE, ' ').split(' ').filter(Boolean)
  while (words.join(' ').length > LONGEST) words.pop()
  const kept = words.join(' ')
  return kept.length > 1 ? kept : undefined
}
