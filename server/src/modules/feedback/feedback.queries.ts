import type { Page } from '@ticarum/contract/fields'
import type { FeedbackEntry, Voice } from '@ticarum/contract/procedures/feedback'
import { actsOnFeedback, type FeedbackTab, roleOfTab } from '@ticarum/contract/values/feedback'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'

type FindFeedback = z.output<typeof Page> & { tab: FeedbackTab }

export async function listFeedback(ctx: Context, { tab, after, limit }: FindFeedback) {
  const [role, position] = [roleOfTab[tab], positionOf(after)]
  let newest = sqlOf
    .selectFrom('feedback')
    .leftJoin('voices', 'voices.id', 'feedback.id')
    .select([
      'feedback.id',
      'user_name as name',
      'user_email as email',
      'user_role as role',
      'feedback.rating',
      'feedback.message',
      'feedback.language',
      'status',
      'may_be_shown',
      'shown_at',
      'created_at',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('feedback.id', 'desc')
    .limit(limit + 1)
  if (role) newest = newest.where('user_role', '=', role)
  // Written out, because a parameter would not tell the planner that the index of pending feedback fits.
  if (tab === 'pending') newest = newest.where(sql<boolean>`status = 'pending'`)
  if (position) newest = newest.where(sql<boolean>`(created_at, feedback.id) < (${position.at}, ${position.id})`)
  return keysetPage(
    await ctx.tx.all(newest),
    limit,
    ({ shown_at, may_be_shown: mayBeShown, created_at, ...entry }): FeedbackEntry => {
      const state = { status: entry.status, mayBeShown, shown: shown_at !== null }
      return { ...entry, ...state, createdAt: created_at.toISOString(), may: actsOnFeedback(state) }
    },
  )
}

export async function listVoices(ctx: Context, { after, limit }: z.output<typeof Page>) {
  const newest = sqlOf
    .selectFrom('voices')
    .select(['id', 'name', 'role', 'rating', 'message', 'language', 'shown_at as created_at'])
    .orderBy('shown_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  const position = positionOf(after)
  const rows = position
    ? await ctx.tx.all(newest.where(sql<boolean>`(shown_at, id) < (${position.at}, ${position.id})`), 'voices-after')
    : await ctx.tx.all(newest, 'voices-first')
  return keysetPage(rows, limit, ({ created_at: _, ...voice }): Voice => voice)
}
