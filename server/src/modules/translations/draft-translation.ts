import type { DraftPiece, DraftTexts } from '@ticarum/contract/procedures/translations'
import type { Context } from '../../door/context.ts'
import { fill, sentencesOf, slotted } from './slots.ts'

/** Texts in another language, sentence by sentence, as far as something alike was approved before. */
export async function draftTranslation(
  ctx: Context,
  { texts, from, to }: DraftTexts,
): Promise<{ texts: DraftPiece[][] }> {
  const cut = texts.map((text) =>
    sentencesOf(text).map((sentence) => ({ sentence, ...slotted(sentence.trim(), from) })),
  )
  const patterns = [...new Set(cut.flat().map(({ pattern }) => pattern))]
  const known = await ctx.tx.sql<{ source: string; target: string }>(
    'select source, target from translation_memory where from_language = $1 and to_language = $2 and source = any ($3)',
    [from, to, patterns],
  )
  const targets = new Map(known.map(({ source, target }) => [source, target]))
  return {
    texts: cut.map((pieces) =>
      pieces.map(({ sentence, pattern, values }) => {
        const target = targets.get(pattern)
        return { source: sentence, target: target === undefined ? null : fill(target, values, to) }
      }),
    ),
  }
}
