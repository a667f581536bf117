import { fold } from '@ticarum/contract/folding'
import { countries, countryOf } from '@ticarum/contract/values/countries'
import { type Category, categories, incoterms, type SellingUnit, sellingUnits } from '@ticarum/contract/values/products'
import type { Kind } from './price-list-columns.ts'

/** Words of a price list for each code: the first is written, all are read. */
type CodeWords = readonly [code: string, en: readonly string[], tr: readonly string[]]

const categoryWords = {
  food: [['Food'], ['Gıda']],
  textiles: [['Textiles', 'Textile'], ['Tekstil']],
  electronics: [['Electronics'], ['Elektronik']],
  construction: [
    ['Construction', 'Building materials'],
    ['İnşaat', 'Yapı malzemeleri'],
  ],
  home: [
    ['Home', 'Home & Living'],
    ['Ev', 'Ev ve yaşam'],
  ],
  fashion: [
    ['Fashion', 'Clothing'],
    ['Moda', 'Giyim'],
  ],
  beauty: [
    ['Beauty', 'Cosmetics'],
    ['Güzellik', 'Kozmetik'],
  ],
  other: [['Other'], ['Diğer']],
  medical: [['Medical'], ['Medikal', 'Tıbbi']],
} satisfies Record<Category, [string[], string[]]>

const unitWords = {
  piece: [
    ['Piece', 'pcs', 'pc'],
    ['Adet', 'ad'],
  ],
  pair: [['Pair'], ['Çift']],
  set: [['Set'], ['Takım', 'Set']],
  dozen: [['Dozen'], ['Düzine']],
  carton: [
    ['Carton', 'Box'],
    ['Koli', 'Kutu'],
  ],
  sack: [['Sack', 'Bag'], ['Çuval']],
  roll: [['Roll'], ['Rulo', 'Top']],
  kg: [
    ['kg', 'Kilogram'],
    ['kg', 'Kilogram', 'Kilo'],
  ],
  litre: [
    ['Litre', 'Liter', 'l'],
    ['Litre', 'lt'],
  ],
  m: [
    ['m', 'Metre', 'Meter'],
    ['m', 'Metre', 'mt'],
  ],
  m2: [
    ['m2', 'm²'],
    ['m2', 'm²', 'Metrekare'],
  ],
  m3: [
    ['m3', 'm³'],
    ['m3', 'm³', 'Metreküp'],
  ],
} satisfies Record<SellingUnit, [string[], string[]]>

const turkish = new Intl.DisplayNames('tr', { type: 'region' })
const vocabulary: Partial<Record<Kind, readonly CodeWords[]>> = {
  category: categories.map((code) => [code, ...categoryWords[code]]),
  unit: sellingUnits.map((code) => [code, ...unitWords[code]]),
  incoterm: incoterms.map((code) => [code, [code], [code]]),
  country: countries.map(({ code, name }) => [
    code,
    [name],
    [turkish.of(code) ?? name, 'Türkiye'].slice(0, code === 'TR' ? 2 : 1),
  ]),
  yes: [
    ['yes', ['Yes', 'true', 'x', '1'], ['Evet', 'doğru', 'var']],
    ['no', ['No', 'false', '0'], ['Hayır', 'yanlış', 'yok']],
  ],
}

const readable = new Map(
  Object.entries(vocabulary).map(([kind, words]) => [
    kind,
    new Map(words.flatMap(([code, en, tr]) => [code, ...en, ...tr].map((word) => [fold(word), code]))),
  ]),
)

/** The code of a word; an unknown word stays as it is, and the form's rules refuse it. */
export const codeOfWord = (kind: Kind, word: string): string => readable.get(kind)?.get(fold(word)) ?? word

/** The word of a code in a written list. */
export function wordOf(kind: Kind, code: string, language: string): string {
  const words = vocabulary[kind]?.find(([known]) => known === code)
  return (language === 'tr' ? words?.[2][0] : words?.[1][0]) ?? code
}

/** The city as our list spells it: 'izmir' and 'İzmir' are the same. */
export const cityOf = (country: string, word: string): string =>
  countryOf(country)?.cities.find((city) => fold(city) === fold(word)) ?? word
