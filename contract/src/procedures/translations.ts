import { z } from 'zod'
import { LanguageCode } from '../fields.ts'
import { procedure } from '../procedure.ts'

export const DraftTexts = z.object({
  texts: z.array(z.string().min(1).max(1000)).min(1).max(40),
  from: LanguageCode,
  to: LanguageCode,
})
export type DraftTexts = z.output<typeof DraftTexts>

export const DraftPiece = z.object({
  source: z.string().describe('a sentence, with the white space after it'),
  target: z.string().nullable().describe('null: nothing alike was approved yet'),
})
export type DraftPiece = z.infer<typeof DraftPiece>

const byAdmins = {
  policy: ['admin'],
  rateLimit: { by: 'account', max: 60, seconds: 60 },
  method: 'POST',
  input: DraftTexts,
  errors: [],
  idempotency: 'natural',
} as const

/** Drafts of texts in other languages. A person reads, corrects and approves them; none is stored before. */
export const translations = {
  draft: procedure({
    ...byAdmins,
    summary: 'Draft texts from what was approved before, sentence by sentence',
    path: '/translations/draft',
    audit: 'translations.draft',
    output: z.object({ texts: z.array(z.array(DraftPiece)) }),
  }),
  translate: procedure({
    ...byAdmins,
    summary: 'Draft texts by the translation service; null for each where there is none, or it does not answer',
    path: '/translations/machine',
    audit: 'translations.translate',
    output: z.object({ texts: z.array(z.string().nullable()) }),
  }),
}
