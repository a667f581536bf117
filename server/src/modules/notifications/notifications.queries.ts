import { Notification, type notifications } from '@ticarum/contract/procedures/notifications'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { textToPassOn } from '../../mail/notification-letter.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'

export async function listNotices(
  ctx: Context,
  { after, limit, language }: z.output<(typeof notifications)['list']['input']>,
) {
  const newest = sqlOf
    .selectFrom('notifications')
    .select(['id', 'kind', 'arguments', 'created_at', 'read_at'])
    .where('user_id', '=', personOf(ctx).userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  const position = positionOf(after)
  const rows = position
    ? await ctx.tx.all(newest.where(sql<boolean>`(created_at, id) < (${position.at}, ${position.id})`), 'notices-after')
    : await ctx.tx.all(newest, 'notices-first')
  return keysetPage(rows, limit, (row) =>
    // Stored rows may be older than this code, so they are parsed by the schema.
    Notification.parse({
      id: row.id,
      kind: row.kind,
      arguments: row.arguments,
      createdAt: row.created_at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
      text: textToPassOn(language, { kind: row.kind, arguments: row.arguments }, ctx.origin),
    }),
  )
}
