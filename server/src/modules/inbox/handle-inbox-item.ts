import type { InquiryAct } from '@ticarum/contract/values/inbox'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

interface Handling {
  id: string
  /** version that the admin read */
  version: string
  notes: string
}

/** States that count as an answer. */
const ANSWERS = ['answered', 'invited', 'refused']

/** Of two admins at once the second gets an error, so that no state or note is overwritten unseen. */
export async function handleInboxItem(
  ctx: Context,
  table: 'contact_messages' | 'applications',
  act: InquiryAct<string>,
  { id, version, notes }: Handling,
) {
  const [held] = await ctx.tx.sql<{ state: string; updated_at: Date }>(
    `select state, updated_at from ${table} where id = $1 for update`,
    [id],
  )
  if (!held) return fail('NOT_FOUND')
  if (!act.from.includes(held.state)) return fail('WRONG_STATE', { state: held.state })
  if (held.updated_at.toISOString() !== version) return fail('CHANGED_MEANWHILE')

  const state = act.to ?? held.state
  const me = personOf(ctx).userId
  await ctx.tx.sql(
    `update ${table} set state = $2, notes = $3, updated_by = $4, updated_at = $5,
        assignee_id = case when $2 = 'taken' and $2 <> state then $4::uuid
          when $2 <> state then coalesce(assignee_id, $4::uuid) else assignee_id end,
        answered_at = case when $6 then coalesce(answered_at, $5) else answered_at end
      where id = $1`,
    [id, state, notes, me, ctx.now, ANSWERS.includes(state)],
  )
  return { done: true as const }
}
