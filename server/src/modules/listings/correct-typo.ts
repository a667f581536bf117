import { prepared } from '@ticarum/db/prepared'
import type { Tx } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { statement } from './listing-card.ts'

const alikeWords = prepared('search-alike-words', (doubtful: string[]) =>
  statement(sql<{
    asked: string
    alike: string[]
  }>`select asked, array(select fx.similar_search_words(asked)) as alike from unnest(${doubtful}::text[]) asked
    where not exists (select from search_words known where known.word = asked)`),
)

/** Replaces words that no listing's name has by what was probably meant; undefined if there is nothing to replace. */
export async function correctTypo(
  tx: Tx,
  words: readonly string[],
  lastIsBegun: boolean,
): Promise<string[] | undefined> {
  const doubtful = words.filter((word, at) => word.length >= 3 && !(lastIsBegun && at === words.length - 1))
  const rows = await alikeWords(tx, doubtful)
  const meant = new Map(rows.flatMap(({ asked, alike }) => nearest(asked, alike).map((word) => [asked, word])))
  return meant.size === 0 ? undefined : words.map((word) => meant.get(word) ?? word)
}

/** The candidate with the fewest typing errors, if they are few enough for the word's length. */
function nearest(asked: string, alike: string[]): string[] {
  const bearable = asked.length < 5 ? 1 : 2
  const near = alike
    .map((word) => ({ word, slips: slipsBetween(asked, word) }))
    .filter(({ slips }) => slips <= bearable)
  return near
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, 1)
    .map(({ word }) => word)
}

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
