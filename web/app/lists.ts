import { use } from 'react'
import { LanguageContext } from './texts.ts'

/** Lists words with the comma of the reader's language. */
export function useList(): (words: readonly string[]) => string {
  const comma = use(LanguageContext) === 'ar' ? '، ' : ', '
  return (words) => words.join(comma)
}
