import { fold, wordsOf } from '@ticarum/contract/folding'
import { prepared } from '@ticarum/db/prepared'
import type { Tx } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { statement } from './listing-card.ts'

const SHORTEST = 3 // letters

const similarWords = prepared('search-alike-words', (doubtful: string[]) =>
  statement(
    sql<{
      asked: string
      alike: string[]
    }>`select asked, array(select fx.similar_search_words(asked)) as alike from unnest(${doubtful}::text[]) asked`,
  ),
)

/** For each of these words, which no listing has, known ones that look like it, the nearest first. */
export async function alikeWords(tx: Tx, unknown: readonly string[]): Promise<Map<string, string[]>> {
  const doubtful = unknown.filter((word) => word.length >= SHORTEST && !/^\d/.test(word))
  const rows = doubtful.length > 0 ? await similarWords(tx, doubtful) : []
  return new Map(rows.map(({ asked, alike }) => [asked, nearestFirst(asked, alike)]))
}

/** The search with mistyped words replaced by what was probably meant; undefined if there is nothing to replace. */
export function correctTypos(q: string, alike: ReadonlyMap<string, string[]>): string | undefined {
  const meant = new Map(
    [...alike].flatMap(([asked, [nearest]]) =>
      nearest !== undefined && slipsBetween(asked, nearest) <= bearable(asked) ? [[asked, nearest] as const] : [],
    ),
  )
  const words = q.split(/\s+/).map((part) => meant.get(wordsOf(part).join(' ')) ?? fold(part))
  return meant.size === 0 ? undefined : words.join(' ')
}

/** How many typing errors a word of this length may have. */
const bearable = (word: string) => (word.length < 5 ? 1 : 2)

const nearestFirst = (asked: string, alike: string[]): string[] =>
  alike
    .map((word) => ({ word, slips: slipsBetween(asked, word) }))
    .filter(({ slips }) => slips <= asked.length / 2)
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ word }) => word)
/** Letters left out, added, replaced, or swapped with their neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(before, j - 2) + 1
          : Number.POSITIVE_INFINITY
      row.push(Math.min(at(above, j) + 1, at(row, j - 1) + 1, replaced, swapped))
    }
    ;[before, above] = [above, row]
  }
  return at(above, b.length)
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
