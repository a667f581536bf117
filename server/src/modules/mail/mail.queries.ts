import type { mail } from '@ticarum/contract/procedures/mail'
import { mayWithMail } from '@ticarum/contract/values/mail'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'

export async function listMail(ctx: Context, { after, limit, state }: z.output<typeof mail.list.input>) {
  const position = positionOf(after)
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('mail_log')
      .select([
        'id',
        'recipient',
        'template',
        'language',
        'state',
        'tries',
        'unknown_outcomes',
        'last_error',
        'created_at',
        'sent_at',
        'bounced_at',
      ])
      // Written out, because a parameter would not tell the planner that the index of failed e-mails fits.
      .$if(state === 'failed', (query) => query.where(sql<boolean>`state = 'failed'`))
      .$if(state !== undefined && state !== 'failed', (query) => query.where('state', '=', state ?? 'queued'))
      .$if(position !== undefined, (query) =>
        query.where(sql<boolean>`(created_at, id) < (${position?.at}, ${position?.id})`),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1),
  )
  return keysetPage(rows, limit, (row) => ({
    id: row.id,
    recipient: row.recipient,
    template: row.template,
    language: row.language,
    state: row.state,
    tries: row.tries,
    unknownOutcomes: row.unknown_outcomes,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    may: mayWithMail(
      { state: row.state, bounced: row.bounced_at !== null, recipient: row.recipient, createdAt: row.created_at },
      ctx.now,
    ),
  }))
}

/** Of one's own address; admins' rows hold everybody's. */
export async function getRefusal(ctx: Context) {
  const row = await ctx.tx.first(
    sqlOf
      .selectFrom('mail_refusals')
      .select(['address', 'refused_at'])
      .where('person_id', '=', personOf(ctx).userId)
      .orderBy('refused_at', 'desc'),
  )
  return { refused: row ? { address: row.address, at: row.refused_at.toISOString() } : null }
}
