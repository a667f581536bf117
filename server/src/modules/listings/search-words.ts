import { wordsOf } from '@ticarum/contract/folding'
import { prepared } from '@ticarum/db/prepared'
import type { Tx } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { statement } from './listing-card.ts'

const ENDINGS = 12
const SHORTEST_BEGINNING = 3 // letters
const LONGEST_PHRASE = 3 // words of a synonym

const knownWords = prepared('search-known-words', (begin: string, end: string, phrases: string[]) =>
  statement(sql<{ endings: string[]; groups: string[][] }>`select
    array(select word from search_words where word >= ${begin} and word < ${end}
      order by length(word), word limit ${sql.lit(ENDINGS)}) as endings,
    (select coalesce(jsonb_agg(folded), '[]') from synonyms where folded && ${phrases}::text[]) as groups`),
)

/**
 * The tsquery of these words: each of them or its synonyms; the last one may be unfinished. All words, admins' synonyms
 * included, have only letters and digits (`wordsOf`), so that none of them can be an operator.
 */
export async function understand(tx: Tx, words: readonly string[]): Promise<{ query: string; lastIsBegun: boolean }> {
  const last = words.at(-1) ?? ''
  const [known] = await knownWords(
    tx,
    last,
    last.length < SHORTEST_BEGINNING ? last : `${last}\u{10ffff}`,
    phrasesOf(words),
  )
  const { endings = [], groups: stored = [] } = known ?? {}
  const groups = stored.map((group) => group.map((entry) => wordsOf(entry).join(' ')).filter(Boolean))

  const parts: string[] = []
  for (let at = 0; at < words.length; ) {
    const { phrase, length } = longestKnown(words, at, groups)
    const same = groups.filter((group) => group.includes(phrase)).flat()
    const unfinished = at + length === words.length && length === 1 ? endings : []
    parts.push(anyOf([phrase, ...same, ...unfinished]))
    at += length
  }
  return { query: parts.join(' & '), lastIsBegun: endings.length > 0 }
}

const phraseAt = (words: readonly string[], at: number, length: number) => words.slice(at, at + length).join(' ')

const phrasesOf = (words: readonly string[]) =>
  words.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, words.length - at) }, (_, more) => phraseAt(words, at, more + 1)),
  )

function longestKnown(words: readonly string[], at: number, groups: string[][]): { phrase: string; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    const phrase = phraseAt(words, at, length)
    if (groups.some((group) => group.includes(phrase))) return { phrase, length }
  }
  return { phrase: phraseAt(words, at, 1), length: 1 }
}

const anyOf = (phrases: string[]) => `(${[...new Set(phrases)].map(allOf).join(' | ')})`
const allOf = (phrase: string) =>
  `(${phrase
    .split(' ')
    .map((word) => `'${word}'`)
    .join(' & ')})`
