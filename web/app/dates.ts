import type { Language } from '@ticarum/contract/values/languages'
import { use } from 'react'
import { LanguageContext } from './texts.ts'

// Kayseri and Mogadishu share a time zone, so dates are the same for all readers and on the server.
const timeZone = 'Europe/Istanbul'
const short = { timeZone, day: 'numeric', month: 'short', year: 'numeric' } as const

/** Browsers have no Somali date formats, so Somali dates are numeric. */
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

/** Formats a date in the reader's language. */
export function useDay(): (moment: string) => string {
  const language = use(LanguageContext)
  return (moment) => dayIn(language, moment)
}

/** Formats the time of a day that stands beside it. */
export function useTime(): (moment: string) => string {
  const language = use(LanguageContext)
  return (moment) => clocks[language].format(new Date(moment))
}

/** Formats date and time, for events that follow each other closely. */
export function useMoment(): (moment: string) => string {
  const language = use(LanguageContext)
  return (moment) =>
    `${dayIn(language, moment)}${language === 'ar' ? '،' : ','} ${clocks[language].format(new Date(moment))}`
}
