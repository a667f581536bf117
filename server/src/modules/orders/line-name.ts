import { fallbackLanguage, type Language } from '@ticarum/contract/values/languages'

/** A name in the reader's language, else in English, else as its supplier wrote it. */
export function nameIn(
  names: Partial<Record<Language, string>>,
  original: Language,
  wanted: Language,
): { name: string; language: Language } {
  const language = [wanted, fallbackLanguage].find((each) => names[each] !== undefined) ?? original
  return { name: names[language] ?? '', language }
}
