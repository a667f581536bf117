import type { Language } from '@ticarum/contract/values/languages'
import type { SellingUnit } from '@ticarum/contract/values/products'
import type { ProductType, Variant } from './product-type.ts'
import { words } from './words.ts'

const comma: Record<Language, string> = { en: ', ', tr: ', ', so: ', ', ar: '، ' }

const perUnit: Partial<Record<SellingUnit, Record<Language, (pieces: number) => string>>> = {
  carton: {
    en: (pieces) => `Pieces in a carton: ${pieces}.`,
    tr: (pieces) => `Koli içi: ${pieces} adet.`,
    so: (pieces) => `Kartoonkiiba: ${pieces} xabo.`,
    ar: (pieces) => `عدد القطع في الكرتون: ${pieces}.`,
  },
}

/** Name and description of a variant in one language. */
export function productTextsOf(
  type: ProductType,
  variant: Variant,
  language: Language,
): { name: string; description: string } {
  const named = [type.name[language], variant.word && words[variant.word][language], variant.size].filter(
    (part) => part !== undefined,
  )
  const pieces = variant.pieces ?? type.pieces
  const packed = pieces > 1 ? perUnit[type.unit]?.[language](pieces) : undefined
  return {
    name: named.join(comma[language]),
    description: [type.description[language], packed].filter(Boolean).join(' '),
  }
}
