export const languages = ['en', 'so', 'tr', 'ar'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

export const directionOf: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', so: 'ltr', tr: 'ltr', ar: 'rtl' }
