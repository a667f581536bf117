import type { Language } from '@ticarum/contract/values/languages'
import { use } from 'react'
import { figures, LanguageContext } from './texts.ts'

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const formats = new Map<Language, Intl.NumberFormat>()

function formatOf(language: Language): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(figures[language], decimals)
  formats.set(language, format)
  return format
}

/**
 * 123450 → '$1,234.50'. The dollar sign is always first, so Arabic pages must isolate it: see components/ui/price.tsx.
 */
export const formatPrice = (cents: number, language: Language): string => `$${formatOf(language).format(cents / 100)}`

/** Formats prices in the reader's language. */
export function usePrice(): (cents: number) => string {
  const language = use(LanguageContext)
  return (cents) => formatPrice(cents, language)
}
