import { fold } from '@ticarum/contract/folding'
import { countries, countryOf } from '@ticarum/contract/values/countries'
import { type Language, languages } from '@ticarum/contract/values/languages'
import { type Category, categories, incoterms, type SellingUnit, sellingUnits } from '@ticarum/contract/values/products'
import { listTexts } from './list-texts.ts'
import type { Kind } from './price-list-columns.ts'

interface CodeWords {
  code: string
  /** as it is written, in each language */
  names: Record<Language, string>
  /** read as well */
  others: readonly string[]
}

const categoryWords: Record<Category, string> = {
  food: 'Food, Gıda',
  textiles: 'Textiles, Textile, Tekstil, Ev tekstili',
  electronics: 'Electronics, Elektronik, Home appliances, Beyaz eşya, Küçük ev aletleri',
  construction: 'Construction, Building materials, İnşaat, İnşaat malzemeleri, Yapı malzemeleri',
  home: 'Home, Home & Living, Furniture, Ev, Ev ve yaşam, Mobilya',
  fashion: 'Fashion, Clothing, Shoes, Moda, Giyim, Ayakkabı',
  beauty: 'Beauty, Cosmetics, Güzellik, Kozmetik',
  other: 'Other, Diğer',
  medical: 'Medical, Medikal, Tıbbi',
}

const unitWords: Record<SellingUnit, string> = {
  piece: 'Piece, Pieces, pcs, pc, Adet, ad',
  pair: 'Pair, Pairs, Çift',
  set: 'Set, Sets, Takım, tk',
  dozen: 'Dozen, Düzine, dz',
  carton: 'Carton, Cartons, Box, ctn, Koli, Kutu',
  sack: 'Sack, Bag, Çuval',
  roll: 'Roll, Rolls, Rulo, Top',
  kg: 'kg, Kilogram, Kilo',
  litre: 'Litre, Liter, l, lt',
  m: 'm, Metre, Meter, mt',
  m2: 'm2, Square metre, Metrekare',
  m3: 'm3, Cubic metre, Metreküp',
}

const inEach = (nameIn: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, nameIn(language)])) as Record<Language, string>
const listed = (kind: 'category' | 'unit', code: string, words: string): CodeWords => ({
  code,
  names: inEach((language) => listTexts[language][`${kind}.${code}`] ?? code),
  others: words.split(', '),
})

const yesWords = ['true', 'x', '1', 'doğru', 'var', 'haa', 'نعم']
const noWords = ['false', '0', 'yanlış', 'yok', 'maya', 'لا']
const regionsIn = (language: Language) => new Intl.DisplayNames(language, { type: 'region' })
const regions = { tr: regionsIn('tr'), ar: regionsIn('ar') }
const vocabulary: Partial<Record<Kind, readonly CodeWords[]>> = {
  category: categories.map((code) => listed('category', code, categoryWords[code])),
  unit: sellingUnits.map((code) => listed('unit', code, unitWords[code])),
  incoterm: incoterms.map((code) => ({ code, names: inEach(() => code), others: [] })),
  country: countries.map(({ code, name }) => ({
    code,
    names: inEach((language) => (language === 'tr' ? (regions.tr.of(code) ?? name) : name)),
    others: [regions.ar.of(code) ?? name, ...(code === 'TR' ? ['Türkiye', 'Turkiye'] : [])],
  })),
  yes: [
    { code: 'yes', names: inEach((language) => (language === 'tr' ? 'Evet' : 'Yes')), others: yesWords },
    { code: 'no', names: inEach((language) => (language === 'tr' ? 'Hayır' : 'No')), others: noWords },
  ],
}

/** 'Ev ve Bahçe' and 'EV VE BAHÇE', 'Kilo (kg)' and 'kilo kg' are the same word. */
const keyOf = (word: string) =>
  fold(word)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const readable = new Map(
  Object.entries(vocabulary).map(([kind, words]) => [
    kind,
    new Map(
      words.flatMap(({ code, names, others }) =>
        [...others, code, ...Object.values(names)].map((word) => [keyOf(word), code]),
      ),
    ),
  ]),
)

/** The code of a word; an unknown word stays as it is, and the form's rules refuse it. */
export const codeOfWord = (kind: Kind, word: string): string => readable.get(kind)?.get(keyOf(word)) ?? word

export const isWord = (kind: Kind, word: string): boolean => readable.get(kind)?.has(keyOf(word)) ?? false

/** The word of a code in a written list. */
export const wordOf = (kind: Kind, code: string, language: Language): string =>
  vocabulary[kind]?.find((known) => known.code === code)?.names[language] ?? code

/** All words of a kind, as a written list has them. */
export const wordsOf = (kind: 'category' | 'unit', language: Language): string[] =>
  (vocabulary[kind] ?? []).map(({ names }) => names[language])

/** The city as our list spells it: 'izmir' and 'İzmir' are the same. */
export const cityOf = (country: string, word: string): string =>
  countryOf(country)?.cities.find((city) => fold(city) === fold(word)) ?? word
