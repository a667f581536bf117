import type { Language } from '@ticarum/contract/values/languages'
import type { Context } from '../../door/context.ts'
import { type LearntPair, learn, sentencesOf } from './slots.ts'

const LONGEST = 300

interface ApprovedText {
  language: Language
  name: string
  description: string
}

/** What an admin approved is known from now on: the name, and sentences of which both texts have as many. */
export async function rememberTranslations(ctx: Context, original: ApprovedText, approved: ApprovedText[]) {
  for (const text of approved) {
    const pairs = pairsOf(original, text).filter(
      ({ source, target }) => Math.max(source.length, target.length) <= LONGEST,
    )
    if (pairs.length === 0) continue
    await ctx.tx.sql(
      `insert into translation_memory (from_language, to_language, source, target, updated_at)
        select distinct on (pair.source) $1, $2, pair.source, pair.target, $5::timestamptz
          from unnest($3::text[], $4::text[]) pair(source, target)
        on conflict (from_language, to_language, source) do update
          set target = excluded.target, updated_at = excluded.updated_at`,
      [original.language, text.language, pairs.map(({ source }) => source), pairs.map(({ target }) => target), ctx.now],
    )
  }
}

function pairsOf(original: ApprovedText, { language, name, description }: ApprovedText): LearntPair[] {
  const [own, other] = [sentencesOf(original.description), sentencesOf(description)]
  const sentences = own.length === other.length ? own.map((sentence, n) => [sentence, other[n] ?? ''] as const) : []
  return [[original.name, name] as const, ...sentences].flatMap(([source, target]) => {
    const pair = learn(source.trim(), original.language, target.trim(), language)
    return pair?.source && pair.target ? [pair] : []
  })
}
