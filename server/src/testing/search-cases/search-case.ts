import type { Language } from '@ticarum/contract/values/languages'

/** What somebody types, and what of the demo world must then be among the first five products. */
export interface SearchCase {
  language: Language
  q: string
  /** article codes or their beginnings, each of which at least one of the five must have */
  each?: readonly string[]
  /** article codes or their beginnings, one of which all of the five must have */
  only?: readonly string[]
}
