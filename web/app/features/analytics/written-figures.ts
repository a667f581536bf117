import type { Language } from '@ticarum/contract/values/languages'
import type { PeriodStep } from '@ticarum/contract/values/periods'
import { use } from 'react'
import { figures, LanguageContext } from '../../texts.ts'

const timeZone = 'Europe/Istanbul'

/** Browsers have no Somali date formats, so Somali days and months are numeric. */
const dates: Record<Language, string> = { en: 'en-GB', so: 'en-GB', tr: 'tr', ar: 'ar-u-nu-latn' }

function stepFormat(language: Language, step: PeriodStep): Intl.DateTimeFormat {
  const month = language === 'so' ? '2-digit' : 'short'
  return new Intl.DateTimeFormat(
    dates[language],
    step === 'month' ? { timeZone, month, year: 'numeric' } : { timeZone, month, day: 'numeric' },
  )
}

/** Writes shares, large sums on an axis, and the name of a step, in the reader's language. */
export function useFigures() {
  const language = use(LanguageContext)
  const percent = new Intl.NumberFormat(figures[language], { style: 'percent', maximumFractionDigits: 1 })
  const compact = new Intl.NumberFormat(figures[language], { notation: 'compact', maximumFractionDigits: 1 })
  const decimal = new Intl.NumberFormat(figures[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    percent: (share: number) => percent.format(share),
    compact: (number: number) => compact.format(number),
    /** with one decimal */
    decimal: (number: number) => decimal.format(number),
    stepName: (step: PeriodStep, from: string) => stepFormat(language, step).format(new Date(`${from}T09:00:00Z`)),
  }
}
