import type { Language } from '@ticarum/contract/values/languages'

/** Forty syllables of two letters each; three of them make a word. */
const latin = 'bakorimusatelodafiguhajikelamonirapaqurosituvawixayozebecudofagahijokalimenuporu'
const arabic = 'باكوريموشاتيلوداناجوحاكيلانيرافاسوتابوزيعاصيقادوغاطافيضوثاميهوهاكانومرسيجابيديير'

/** The ending distinguishes words of the same syllables in different languages, and makes none a form of another. */
const letters: Record<Language, { syllables: string; ending: string }> = {
  en: { syllables: latin, ending: '' },
  so: { syllables: latin, ending: 'o' },
  tr: { syllables: latin, ending: 'ç' },
  ar: { syllables: arabic, ending: '' },
}

const VOCABULARY = 50_000

/** Spells a word by its rank in a language; simple enough for PostgreSQL to inline it. */
export const SPELL = `
  create function pg_temp.spell(syllables text, rank integer, ending text) returns text
    language sql immutable parallel safe as $$
    select substr(syllables, 1 + 2 * (rank * 7919 % 40), 2) || substr(syllables, 1 + 2 * (rank * 7919 / 40 % 40), 2)
      || substr(syllables, 1 + 2 * (rank * 7919 / 1600 % 40), 2) || ending $$`

/** As in real texts a few words are frequent and most are rare: ranks are log-uniform. Columns are rank_1, rank_2, … */
export const ranks = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `floor(exp(random() * ln(${VOCABULARY})))::integer as rank_${index + 1}`,
  ).join(', ')

export function spelled(language: Language, rank: string): string {
  const { syllables, ending } = letters[language]
  return `pg_temp.spell('${syllables}', ${rank}, '${ending}')`
}

/** The words of the ranks `first` to `last` as one text. */
export const inventedWordsOf = (language: Language, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => spelled(language, `rank_${first + index}`)).join(" || ' ' || ")
