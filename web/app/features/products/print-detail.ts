import type { ProductDetails } from '@ticarum/contract/forms/product-details'
import type { Language } from '@ticarum/contract/values/languages'
import type { DetailKey } from '@ticarum/contract/values/product-details'
import { use } from 'react'
import { volume, weight } from '../../measures.ts'
import { formatPrice } from '../../money.ts'
import { LanguageContext, type Text, useText } from '../../texts.ts'

type Print<K extends DetailKey> = (
  value: NonNullable<ProductDetails[K]>,
  language: Language,
  t: Text<'product'>,
) => string

const prints: { [K in DetailKey]: Print<K> } = {
  weightGrams: weight,
  // Isolated, so that the length comes first in Arabic text too.
  carton: ({ lengthCm, widthCm, heightCm, units }, _, t) =>
    t('carton.of', { size: `\u2066${lengthCm} × ${widthCm} × ${heightCm} cm\u2069`, units }),
  volumeCm3: volume,
  sampleCents: formatPrice,
  options: (options) => options.map(({ name, values }) => `${name}: ${values.join(', ')}`).join(' · '),
  facts: (facts) => facts.map(({ name, value }) => `${name}: ${value}`).join(' · '),
}

const print = <K extends DetailKey>(details: ProductDetails, key: K, language: Language, t: Text<'product'>) => {
  const value = details[key]
  return value === null ? null : prints[key](value as NonNullable<typeof value>, language, t)
}

/** A product detail as text; null if it is empty. */
export type PrintDetail = (details: ProductDetails, key: DetailKey) => string | null

export function usePrintDetail(): PrintDetail {
  const language = use(LanguageContext)
  const t = useText('product')
  return (details, key) => print(details, key, language, t)
}
