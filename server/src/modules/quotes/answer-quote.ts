import { fallbackLanguage } from '@ticarum/contract/values/languages'
import { obstacleToQuote, type QuoteTerms } from '@ticarum/contract/values/quote-rules'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { offersOf } from '../listings/listings.public.ts'
import { keptOf, linesOf, readQuote, standingOf, termsOf, versionOf } from './stored-quote.ts'
import { requireLines, versionJson, type WrittenLine } from './write-version.ts'

interface Answer {
  id: string
  version: number
  lines: WrittenLine[]
  notes: string
  notesLanguage: Parameters<typeof versionJson>[0]['notesLanguage']
}

type Given = { [K in keyof QuoteTerms]?: QuoteTerms[K] | undefined }

/** Writes a new version after the last one, whose terms hold where none are given. */
export async function answerQuote(
  ctx: Context,
  action: 'offer' | 'counter',
  { id, version, lines, notes, notesLanguage }: Answer,
  given: Given,
): Promise<{ version: number }> {
  const quote = await readQuote(ctx, id)
  const state = obstacleToQuote(action, standingOf(quote), ctx.now)
  if (state) return fail('WRONG_STATE', { state })
  if (quote.version !== version) return fail('CHANGED_MEANWHILE')
  if (quote.line_count !== lines.length) return fail('INPUT_INVALID', { fields: { lines: 'invalid' } })

  const [answered, before, offers] = await Promise.all([
    versionOf(ctx, id, version),
    linesOf(ctx, id, version),
    offersOf(
      ctx.tx,
      lines.map(({ productId }) => productId),
      fallbackLanguage,
    ),
  ])
  requireLines(lines, ({ productId }, place) => {
    const kept = before[place]
    if (kept?.product_id === productId) return keptOf(kept).details
    const offer = action === 'offer' ? offers.get(productId) : undefined
    return offer?.supplierId === quote.supplier_id ? offer.details : undefined
  })
  const said = Object.entries(given).filter(([, term]) => term !== undefined)
  const terms: QuoteTerms = { ...termsOf(answered), validUntil: null, ...Object.fromEntries(said) }
  const [row] = await ctx.tx.sql<{ version: number }>('select fx.answer_quote($1, $2, $3, $4) as version', [
    id,
    version,
    ...versionJson({ ...terms, notes, notesLanguage }, lines),
  ])
  ctx.wakeWorker()
  return { version: row?.version ?? fail('NOT_FOUND') }
}
