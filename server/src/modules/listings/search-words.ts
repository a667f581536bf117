import { fold, wordsOf } from '@ticarum/contract/folding'
import { prepared } from '@ticarum/db/prepared'
import type { Tx } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { statement } from './listing-card.ts'
import { customsMarksOf, isSmall, marksOf } from './ways-in.ts'

const MOST_WORDS = 10
const ENDINGS = 12
const FORMS = 24
const SHORTEST_BEGINNING = 3 // letters
const LONGEST_PHRASE = 3 // words

interface AskedWord {
  word: string
  /** what it may be a form of, itself included */
  bases: string[]
  /** known words that are forms of the same */
  forms: string[]
  /** of the last word, which may be unfinished: known words that begin with it */
  endings: string[]
  /** admins' synonyms of it, or of a phrase that begins with it */
  groups: string[][]
}

const askedWords = prepared('search-asked-words', (q: string) =>
  statement(sql<AskedWord>`with asked as materialized (
      select word, place, fx.word_bases(word, null) as bases
        from unnest(string_to_array(fx.listing_words(${q}, true), ' ')) with ordinality a (word, place)
        where word <> '' order by place limit ${sql.lit(MOST_WORDS)})
    select a.word, a.bases,
      array(select known.word from search_words known where known.bases && a.bases
        order by length(known.word), known.word limit ${sql.lit(FORMS)}) as forms,
      array(select known.word from search_words known where known.word >= a.word
          and known.word < a.word || chr(1114111) and a.word !~ '^[0-9]'
          and length(a.word) >= ${sql.lit(SHORTEST_BEGINNING)} and a.place = (select max(place) from asked)
        order by length(known.word), known.word limit ${sql.lit(ENDINGS)}) as endings,
      (select coalesce(jsonb_agg(same.folded), '[]') from synonyms same where same.folded && (a.bases
        || array(select (select string_agg(next.word, ' ' order by next.place) from asked next
            where next.place between a.place and a.place + more)
          from generate_series(1, ${sql.lit(LONGEST_PHRASE - 1)}) more))) as groups
    from asked a order by a.place`),
)

/** A word or phrase of a search, and the tsquery that finds it. */
interface SearchPart {
  text: string
  query: string
  isKnown: boolean
}

export interface UnderstoodSearch {
  parts: SearchPart[]
  /** all parts together */
  query: string
  /** the words as typed, any of them: those who have them are ranked before those who have other forms */
  typed: string
  /** the last word, and the known words that begin with it */
  last: { word: string; endings: string[] }
}

/**
 * What a search asks for: of each of its words one of its forms, synonyms or ways in (`ways-in.ts`); the last word may
 * be unfinished. All words, admins' synonyms included, have only letters and digits, so that none of them can be an
 * operator. Undefined if nothing is asked for.
 */
export async function understand(tx: Tx, q: string): Promise<UnderstoodSearch | undefined> {
  const all = await askedWords(tx, q)
  const telling = all.filter(({ word }) => !isSmall(word))
  const asked = telling.length > 0 ? telling : all
  if (asked.length === 0) return undefined

  const parts: SearchPart[] = []
  for (let at = 0; at < asked.length; ) {
    const { length, others } = longestPhrase(asked, at)
    const words = asked.slice(at, at + length)
    parts.push({
      text: words.map(({ word }) => word).join(' '),
      query: anyOf([words.map(oneOf).join(' & '), ...others]),
      isKnown: others.length > 0 || words.every(({ forms, endings }) => forms.length + endings.length > 0),
    })
    at += length
  }
  return {
    parts,
    query: parts.map(({ query }) => query).join(' & '),
    typed: asked.map(({ word }) => quoted(word)).join(' | '),
    last: all.at(-1) ?? { word: '', endings: [] },
  }
}

/** The search with its last word finished, unless that is a number. */
export function completionsOf(q: string, { last: { word, endings } }: UnderstoodSearch): string[] {
  const typed = fold(q).split(/\s+/)
  if (wordsOf(typed.at(-1) ?? '').join('') !== word) return []
  return endings.filter((ending) => ending !== word).map((ending) => [...typed.slice(0, -1), ending].join(' '))
}

/** The longest phrase from a word on that has synonyms or is a way in, else the word alone. */
function longestPhrase(asked: AskedWord[], at: number): { length: number; others: string[] } {
  const groups = asked[at]?.groups.map((group) => group.map((entry) => wordsOf(entry).join(' ')).filter(Boolean)) ?? []
  for (let length = Math.min(LONGEST_PHRASE, asked.length - at); length > 0; length--) {
    const phrases = new Set(phrasesOf(asked.slice(at, at + length)))
    const same = groups.filter((group) => group.some((entry) => phrases.has(entry))).flat()
    const marks = [...phrases].flatMap(marksOf)
    if (same.length + marks.length > 0 || length === 1) {
      const codes = length === 1 ? customsMarksOf(asked[at]?.word ?? '') : []
      return { length, others: [...same.map(allOf), ...[...marks, ...codes].map(quoted)] }
    }
  }
  return { length: 1, others: [] }
}

/** The phrases that these words may be forms of. */
const phrasesOf = ([first, ...rest]: AskedWord[]): string[] =>
  rest.length === 0
    ? (first?.bases ?? [])
    : phrasesOf(rest).flatMap((end) => (first?.bases ?? []).map((base) => `${base} ${end}`))

const oneOf = ({ word, forms, endings }: AskedWord) => anyOf([word, ...forms, ...endings].map(quoted))
const quoted = (word: string) => `'${word}'`
const anyOf = (queries: string[]) => `(${[...new Set(queries)].join(' | ')})`
const allOf = (phrase: string) => `(${phrase.split(' ').map(quoted).join(' & ')})`
