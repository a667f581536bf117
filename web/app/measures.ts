import type { Language } from '@ticarum/contract/values/languages'
import { figures } from './texts.ts'

// The symbols are the same in every language; only the number formats differ.
const write = (amount: number, symbol: string, language: Language) =>
  `${new Intl.NumberFormat(figures[language], { maximumFractionDigits: 3 }).format(amount)} ${symbol}`

export const weight = (grams: number, language: Language): string =>
  grams < 1000 ? write(grams, 'g', language) : write(grams / 1000, 'kg', language)

/** In cm³ below a litre, where m³ would round to zero. */
export const volume = (cm3: number, language: Language): string =>
  cm3 < 1000 ? write(cm3, 'cm³', language) : write(cm3 / 1_000_000, 'm³', language)
