import type { DraftTexts } from '@ticarum/contract/procedures/translations'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'

/** Asks the translation service, if there is one. No connection waits for it. */
export const translateTexts = beforeTransaction(
  async ({ translate }: PreparationContext, { texts, from, to }: DraftTexts) =>
    translate ? translate(texts, from, to) : texts.map(() => null),
  async (_ctx: Context, _input: DraftTexts, texts) => ({ texts }),
)
