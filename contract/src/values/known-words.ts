import { fold } from '../folding.ts'
import { type Language, languages } from './languages.ts'

/** A word in each language: first as it is shown, then other common spellings. */
export type KnownWord = Readonly<Record<Language, readonly [string, ...string[]]>>

const spelled = (texts: string): readonly [string, ...string[]] => {
  const [shown = '', ...others] = texts.split('|')
  return [shown, ...others]
}

/** Spellings are divided by '|'. */
export const word = (en: string, so: string, tr: string, ar: string): KnownWord => ({
  en: spelled(en),
  so: spelled(so),
  tr: spelled(tr),
  ar: spelled(ar),
})

const ARTICLE = /^ال/
/** As words are compared; Arabic ones with their article and without. */
const plain = (text: string) => fold(text.trim()).replace(ARTICLE, '')

/** Finds a word of a list by any of its spellings, in any language. */
export function finderOf(list: readonly KnownWord[]): (written: string) => KnownWord | undefined {
  const bySpelling = new Map(
    list.flatMap((known) => languages.flatMap((language) => known[language].map((text) => [plain(text), known]))),
  )
  return (written) => bySpelling.get(plain(written))
}

/** A word in the reader's language. What is a spelling of that language stays as it was written. */
export const shownIn = (language: Language, known: KnownWord, written: string): string =>
  known[language].some((text) => plain(text) === plain(written)) ? written : known[language][0]

/** Spellings that would stand for two words of a list. */
export function ambiguousSpellings(list: readonly KnownWord[]): string[] {
  const words = new Map<string, Set<KnownWord>>()
  for (const known of list)
    for (const text of languages.flatMap((language) => known[language]))
      words.set(plain(text), (words.get(plain(text)) ?? new Set()).add(known))
  return [...words].filter(([, { size }]) => size > 1).map(([text]) => text)
}
