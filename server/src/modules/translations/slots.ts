import type { Language } from '@ticarum/contract/values/languages'

/** Colours by name, in the order of the languages' lists; a language that lacks one has an empty string. */
const colours: Record<Language, readonly string[]> = {
  en: ['white', 'black', 'red', 'blue', 'green', 'yellow', 'grey', 'brown', 'orange', 'beige', 'navy', 'cream'],
  tr: ['beyaz', 'siyah', 'kırmızı', 'mavi', 'yeşil', 'sarı', 'gri', 'kahverengi', 'turuncu', 'bej', 'lacivert', 'krem'],
  so: ['caddaan', 'madow', 'casaan', 'buluug', 'cagaar', 'jaalle', 'cawl', 'bunni', 'oranji', '', '', ''],
  ar: ['أبيض', 'أسود', 'أحمر', 'أزرق', 'أخضر', 'أصفر', 'رمادي', 'بني', 'برتقالي', 'بيج', 'كحلي', 'كريمي'],
}

const WORD = /\p{L}+|\d+(?:[.,]\d+)*/gu
const SIZE = /^(?:XXS|XS|S|M|L|XL|XXL|XXXL)$/

/** What may differ between two sentences that are translated alike. */
interface Slot {
  /** equal in both languages: the number with a point, the size, the place of the colour */
  value: string
}

function slotOf(word: string, language: Language): Slot | undefined {
  if (/^\d/.test(word)) return { value: word.replace(/,(?=\d+$)/, '.') }
  if (SIZE.test(word)) return { value: word }
  const place = colours[language].indexOf(word.toLocaleLowerCase(language))
  return place < 0 ? undefined : { value: `colour ${place}` }
}

export interface Slotted {
  /** the sentence with `{0}`, `{1}` … for what may differ */
  pattern: string
  values: string[]
}

/** Finds numbers, sizes and colours. */
export function slotted(sentence: string, language: Language): Slotted {
  const values: string[] = []
  const pattern = sentence.replace(WORD, (word) => {
    const slot = slotOf(word, language)
    if (!slot) return word
    values.push(slot.value)
    return `{${values.length - 1}}`
  })
  return { pattern, values }
}

export interface LearntPair {
  source: string
  target: string
}

/**
 * A sentence and its translation as patterns. Null if the translation has other numbers, sizes or colours, or fewer:
 * then it says something else.
 */
export function learn(sentence: string, from: Language, translation: string, to: Language): LearntPair | null {
  if (/[{}]/.test(sentence + translation)) return null
  const source = slotted(sentence, from)
  const target = slotted(translation, to)
  if (source.values.length !== target.values.length) return null
  const free = [...source.values]
  const places = target.values.map((value) => {
    const place = free.indexOf(value)
    if (place >= 0) free[place] = ''
    return place
  })
  if (places.includes(-1)) return null
  return { source: source.pattern, target: target.pattern.replace(/\{(\d+)\}/g, (_, slot) => `{${places[slot]}}`) }
}

/** A learnt translation with the numbers, sizes and colours of another sentence; null if a colour has no word. */
export function fill(target: string, values: readonly string[], to: Language): string | null {
  let complete = true
  const text = target.replace(/\{(\d+)\}/g, (_, slot) => {
    const value = values[slot] ?? ''
    const [, place] = /^colour (\d+)$/.exec(value) ?? []
    const word = place === undefined ? numberIn(value, to) : (colours[to][Number(place)] ?? '')
    complete &&= word !== ''
    return word
  })
  if (!complete) return null
  return text.charAt(0).toLocaleUpperCase(to) + text.slice(1)
}

const numberIn = (value: string, language: Language): string =>
  language === 'tr' ? value.replace(/\.(?=\d+$)/, ',') : value

/** A text in sentences, each with the white space after it; also before a number, where Intl.Segmenter does not cut. */
export const sentencesOf = (text: string): string[] => text.match(/.+?(?:[.!?؟…]+(?=\s)|\n|$)\s*/gsu) ?? []
