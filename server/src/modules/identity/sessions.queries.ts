import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

export async function listSessions(ctx: Context) {
  const { userId, sessionId } = personOf(ctx)
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', ctx.now)
      .orderBy('last_seen_at', 'desc')
      .limit(100),
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      userAgent: row.user_agent,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    })),
  }
}
