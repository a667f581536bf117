import { amountIn } from './amount-words.ts'
import { detailNames } from './detail-names.ts'
import { detailWords } from './detail-words.ts'
import { finderOf, type KnownWord, shownIn } from './known-words.ts'
import type { Language } from './languages.ts'
import { placesIn } from './place-names.ts'

const nameNamed = finderOf(detailNames)
const wordNamed = finderOf(detailWords)

const known = (language: Language, found: KnownWord | undefined, written: string) =>
  found && shownIn(language, found, written)

/** 'Colour', 'Renk' or 'Midabka', whichever the reader reads; a name that is not known as it was written. */
const nameIn = (language: Language, written: string): string => known(language, nameNamed(written), written) ?? written

const SEPARATOR = /(\s*[,،;]\s+|\s*[/&+]\s*)/

/** 'cotton, 12 months': each part that is known in the reader's language, all else as it was written. */
const valueIn = (language: Language, written: string): string =>
  written
    .split(SEPARATOR)
    .map((part, place) => (place % 2 === 0 ? partIn(language, part) : separatorIn(language, part)))
    .join('')

const separatorIn = (language: Language, separator: string) =>
  /[,،]/.test(separator) ? (language === 'ar' ? '، ' : ', ') : separator

const partIn = (language: Language, part: string): string =>
  known(language, wordNamed(part), part) ??
  shareIn(language, part) ??
  amountIn(language, part) ??
  placesIn(language, part)

const SHARE = /^([≤≥<>~±]?)\s*(?:(\d+(?:[.,]\d+)?)\s*[%٪]|[%٪]\s*(\d+(?:[.,]\d+)?))(?:\s+(.+))?$/
const shares: Record<Language, (share: string, of: string) => string> = {
  en: (share, of) => `${share}% ${of}`,
  so: (share, of) => `${share}% ${of}`,
  tr: (share, of) => `%${share} ${of}`,
  ar: (share, of) => `${of} ${share}%`,
}

/** '65% cotton', '%65 pamuk', '≤ 11%' */
function shareIn(language: Language, written: string): string | undefined {
  const [, sign = '', before, after, of = ''] = SHARE.exec(written.trim()) ?? []
  const share = before ?? after
  const shown = of && known(language, wordNamed(of), of)
  if (share === undefined || shown === undefined) return undefined
  return [sign, shares[language](share, shown).trim()].filter(Boolean).join(' ')
}

interface Described {
  options: readonly { name: string; values: readonly string[] }[]
  facts: readonly { name: string; value: string }[]
}

/** Values of one option stay different: where two would read the same, all are shown as they were written. */
function valuesIn(language: Language, written: readonly string[]): string[] {
  const shown = written.map((value) => valueIn(language, value))
  return new Set(shown).size === written.length ? shown : [...written]
}

/**
 * A product's options and facts as a reader reads them, in the order of its details: known names, words and units in
 * the reader's language, whatever language they were written in, and all else as the supplier wrote it.
 */
export const detailsIn = (language: Language, { options, facts }: Described) => ({
  options: options.map(({ name, values }) => ({ name: nameIn(language, name), values: valuesIn(language, values) })),
  facts: facts.map(({ name, value }) => ({ name: nameIn(language, name), value: valueIn(language, value) })),
})
