import type { Page } from '@ticarum/contract/fields'
import type { OrderRating } from '@ticarum/contract/procedures/order-shapes'
import type { ShownRating } from '@ticarum/contract/procedures/ratings'
import type { Role } from '@ticarum/contract/values/roles'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'

const newestRatings = (supplierId: string, limit: number) =>
  sqlOf
    .selectFrom('shown_ratings')
    .innerJoin('suppliers', 'suppliers.id', 'shown_ratings.supplier_id')
    .select([
      'shown_ratings.id',
      'shown_ratings.stars',
      'shown_ratings.words',
      'shown_ratings.language',
      'shown_ratings.city',
      'shown_ratings.answer',
      'shown_ratings.answer_language',
      'shown_ratings.created_at',
    ])
    .where('shown_ratings.supplier_id', '=', supplierId)
    .where('suppliers.active', '=', sql.lit(true))
    .orderBy('shown_ratings.created_at', 'desc')
    .orderBy('shown_ratings.id', 'desc')
    .limit(limit)

const ratingsFirst = prepared('ratings-first', newestRatings)
const ratingsAfter = prepared('ratings-after', (supplierId: string, limit: number, at: Date, id: string) =>
  newestRatings(supplierId, limit).where(sql<boolean>`(shown_ratings.created_at, shown_ratings.id) < (${at}, ${id})`),
)

type FindRatings = z.output<typeof Page> & { supplierId: string }

/** What everybody reads of a supplier's ratings. */
export async function listRatings(ctx: Context, { supplierId, after, limit }: FindRatings) {
  const position = positionOf(after)
  const rows = await (position
    ? ratingsAfter(ctx.tx, supplierId, limit + 1, position.at, position.id)
    : ratingsFirst(ctx.tx, supplierId, limit + 1))
  return keysetPage(
    rows,
    limit,
    ({ answer, answer_language, created_at, ...rating }): ShownRating => ({
      ...rating,
      at: created_at.toISOString(),
      answer: answer && answer_language ? { text: answer, language: answer_language } : null,
    }),
  )
}

export const ratingRow = (ctx: Context, orderId: string) =>
  ctx.tx.first(sqlOf.selectFrom('ratings').selectAll().where('order_id', '=', orderId))

/** What is hidden is read by its author and the desk. */
export async function ratingOfOrder(ctx: Context, orderId: string, reader: Role): Promise<OrderRating | null> {
  const row = await ratingRow(ctx, orderId)
  if (!row) return null
  const { answer, answer_language, answered_at, words_hidden, answer_hidden } = row
  const answered =
    answer && answer_language && answered_at
      ? { text: answer, language: answer_language, at: answered_at.toISOString() }
      : null
  return {
    stars: row.stars,
    words: words_hidden && reader === 'supplier' ? null : row.words,
    language: row.language,
    at: row.created_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    wordsHidden: words_hidden,
    answer: answer_hidden && reader === 'customer' ? null : answered,
    answerHidden: answer_hidden,
  }
}
