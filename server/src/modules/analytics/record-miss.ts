import type { Language } from '@ticarum/contract/values/languages'
import type { Context } from '../../door/context.ts'
import { missedWords } from './missed-words.ts'

interface MissedSearch {
  searchId: string
  words: string
  language: Language
}

/** Counts a search that found nothing. What suppliers and admins look for says nothing about what is missed. */
export async function recordMiss(ctx: Context, { searchId, words: typed, language }: MissedSearch) {
  const { actor } = ctx
  const buys = actor.kind === 'visitor' || (actor.role !== 'supplier' && actor.role !== 'admin')
  const words = buys ? missedWords(typed) : undefined
  if (words)
    await ctx.tx.sql('select fx.record_missed_search($1, $2, $3)', [searchId, words, language], 'record-missed-search')
  return { done: true as const }
}
