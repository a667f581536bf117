import type { InboxKind, InboxState } from '@ticarum/contract/values/inbox'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

interface HeldItem {
  kind: InboxKind
  state: InboxState
  subject_id: string
}

/** Locks an item. Of two admins at once the second gets an error, so that nothing is answered twice unseen. */
export async function holdItem(ctx: Context, { id, version }: { id: string; version: string }): Promise<HeldItem> {
  const [held] = await ctx.tx.sql<HeldItem & { updated_at: Date }>(
    `select i.kind, i.state, i.updated_at, c.subject_id from inbox_items i join conversations c on c.id = i.id
      where i.id = $1 for update of i`,
    [id],
  )
  if (!held) return fail('NOT_FOUND')
  return held.updated_at.toISOString() === version ? held : fail('CHANGED_MEANWHILE')
}

/** States that count as an answer. */
const ANSWERS: InboxState[] = ['answered', 'invited', 'refused']

/** Whoever acts on an item that nobody looks after does so from then on; who takes it up, in any case. */
export async function setItemState(ctx: Context, id: string, state: InboxState, answered = ANSWERS.includes(state)) {
  await ctx.tx.sql(
    `update inbox_items set state = $2, updated_by = $3, updated_at = $4,
        assignee_id = case when $2 = 'taken' then $3::uuid else coalesce(assignee_id, $3::uuid) end,
        answered_at = case when $5 then coalesce(answered_at, $4) else answered_at end
      where id = $1`,
    [id, state, personOf(ctx).userId, ctx.now, answered],
  )
  return { done: true as const }
}
