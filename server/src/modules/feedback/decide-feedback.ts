import type { FeedbackDecision } from '@ticarum/contract/values/feedback'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { closeItemOf } from '../inbox/inbox.public.ts'
import { storedFeedback } from './stored-feedback.ts'

/** An admin approves or rejects pending feedback; of two who decide at once, the second gets an error. */
export async function decideFeedback(ctx: Context, { id, decision }: { id: string; decision: FeedbackDecision }) {
  const { status } = await storedFeedback(ctx, id)
  if (status !== 'pending') return fail('ALREADY_DECIDED')
  await ctx.tx.all(
    sqlOf
      .updateTable('feedback')
      .set({ status: decision, decided_by: personOf(ctx).userId, decided_at: ctx.now })
      .where('id', '=', id),
  )
  await closeItemOf(ctx, 'feedback', id)
  return { done: true as const }
}
