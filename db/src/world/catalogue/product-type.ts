import type { Language } from '@ticarum/contract/values/languages'
import type { Category, SellingUnit } from '@ticarum/contract/values/products'
import type { PictureKind } from '../pictures/kinds.ts'
import type { Word } from './words.ts'

export type Texts = Record<Language, string>

/** How one product of a type differs from the others. */
export interface Variant {
  /** its colour, scent, taste or make, named in each language */
  word?: Word
  /** the same in each language, for example '70 × 140 cm' */
  size?: string
  /** factor on the type's price, weight and volume; 1 by default */
  share?: number
  /** in one selling unit, where other than the type's */
  pieces?: number
}

/** One kind of goods of one supplier, with several variants. */
export interface ProductType {
  /** prefix of the supplier's article codes */
  code: string
  supplier: string
  category: Category
  picture: PictureKind
  /** number of pictures, 1 to 4 */
  pictures: number
  name: Texts
  description: Texts
  priceCents: number
  unit: SellingUnit
  pieces: number
  minimum: number
  leadDays: number
  grams: number
  cm3: number
  customsCode: string
  facts: Record<string, string>
  options?: Record<string, readonly string[]>
  variants: readonly Variant[]
}
