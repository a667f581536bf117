import type { Language } from '@ticarum/contract/values/languages'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

export async function chooseLanguage(ctx: Context, { language }: { language: Language }) {
  await ctx.tx.all(
    sqlOf.updateTable('accounts').set({ language, language_chosen: true }).where('id', '=', personOf(ctx).userId),
  )
  return { done: true as const }
}
