import { use } from 'react'
import { LanguageContext } from './texts.ts'

/** Lists words with the comma of the reader's language; empty ones are left out. */
export function useList(): (words: readonly (string | null)[]) => string {
  const comma = use(LanguageContext) === 'ar' ? '، ' : ', '
  return (words) => words.filter(Boolean).join(comma)
}
