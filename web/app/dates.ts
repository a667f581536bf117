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

const clock = { timeZone, hour: '2-digit', minute: '2-digit', hour12: false } as const
const clocks: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', clock),
  so: new Intl.DateTimeFormat('en-GB', clock),
  tr: new Intl.DateTimeFormat('tr', clock),
  ar: new Intl.DateTimeFormat('ar-u-nu-latn', clock),
}

export const dayIn = (language: Language, moment: string): string => formats[language].format(new Date(moment))

/** Writes the day of a moment in the reader's language. */
export function useDay(): (moment: string) => string {
  const language = use(LanguageContext)
  return (moment) => dayIn(language, moment)
}

/** Writes day and time of a moment, for what follows closely upon another. */
export function useMoment(): (moment: string) => string {
  const language = use(LanguageContext)
  return (moment) =>
    `${dayIn(language, moment)}${language === 'ar' ? '،' : ','} ${clocks[language].format(new Date(moment))}`
}
