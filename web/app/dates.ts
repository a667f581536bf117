import type { Language } from '@ticarum/contract/values/languages'
import { use } from 'react'
import { LanguageContext } from './texts.ts'

// Kayseri and Mogadishu share their clock: a day is the same day for everybody here, on the server too.
const timeZone = 'Europe/Istanbul'
const short = { timeZone, day: 'numeric', month: 'short', year: 'numeric' } as const

/** Browsers know no Somali dates, so they are written in figures. */
const formats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', short),
  so: new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }),
  tr: new Intl.DateTimeFormat('tr', short),
  ar: new Intl.DateTimeFormat('ar-u-nu-latn', short),
}

export const dayIn = (language: Language, moment: string): string => formats[language].format(new Date(moment))

/** Writes the day of a moment in the reader's language. */
export function useDay(): (moment: string) => string {
  const language = use(LanguageContext)
  return (moment) => dayIn(language, moment)
}
