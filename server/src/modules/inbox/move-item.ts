import { type InboxMoveName, inboxMoves, mayMove } from '@ticarum/contract/values/inbox'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { inviteApplicant } from '../invitations/invitations.public.ts'
import { holdItem, setItemState } from './held-item.ts'

/** Takes, closes, reopens or refuses an item. An applicant is invited with one act. */
export async function moveItem(
  ctx: Context,
  { id, version, move }: { id: string; version: string; move: InboxMoveName },
) {
  const item = await holdItem(ctx, { id, version })
  if (!mayMove(item).includes(move)) return fail('WRONG_STATE', { state: item.state })
  if (move === 'invite') {
    const applicant = await ctx.tx.first(
      sqlOf.selectFrom('applications').select(['email', 'language']).where('id', '=', item.subject_id),
    )
    if (!applicant) return fail('NOT_FOUND')
    await inviteApplicant(ctx, { ...applicant, applicationId: item.subject_id })
  }
  return setItemState(ctx, id, inboxMoves[move].to)
}
