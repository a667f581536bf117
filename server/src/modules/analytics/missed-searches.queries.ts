import { MOST_MISSED } from '@ticarum/contract/procedures/analytics'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'

/** What was searched for most and not found. */
export async function listMissedSearches(ctx: Context) {
  const items = await ctx.tx.all(
    sqlOf
      .selectFrom('missed_searches')
      .select(['words', 'language', 'times', 'last_day as lastDay'])
      .orderBy(sql`times desc, words, language`)
      .limit(MOST_MISSED),
  )
  return { items }
}
