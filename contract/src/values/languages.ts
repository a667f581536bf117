export const languages = ['en', 'so', 'tr', 'ar'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

/** A name in the reader's language, else in English, else in its original language. */
export function nameIn(
  names: Partial<Record<Language, string>>,
  original: Language,
  wanted: Language,
): { name: string; language: Language } {
  const language = [wanted, fallbackLanguage].find((each) => names[each] !== undefined) ?? original
  return { name: names[language] ?? '', language }
}

export const directionOf: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', so: 'ltr', tr: 'ltr', ar: 'rtl' }
