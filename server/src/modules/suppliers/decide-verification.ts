import type { DecideVerification, Verification } from '@ticarum/contract/procedures/verifications'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notifyMembers } from '../../platform/effects.ts'
import { checkedOf, seenOf } from './checked-fields.ts'
import { mayDecide } from './verifications.policy.ts'
import { currentVerification } from './verifications.queries.ts'

const notices = {
  in_review: 'verification.in-review',
  verified: 'verification.verified',
  changes_requested: 'verification.changes-requested',
  rejected: 'verification.rejected',
} as const

/** Writes decision and seal in one transaction. The seal is given to what the admin has seen, and to nothing else. */
export async function decideVerification(
  ctx: Context,
  { id, from, to, reason, checks, validUntil, seen }: DecideVerification,
): Promise<Verification> {
  const supplier = await ctx.tx.first(sqlOf.selectFrom('suppliers').select('id').where('id', '=', id).forUpdate())
  if (!supplier) return fail('NOT_FOUND')
  const current = (await currentVerification(ctx, id))?.state ?? 'new'
  if (current !== from) return fail('ALREADY_DECIDED')
  if (!mayDecide(from, to)) return fail('WRONG_STATE', { state: current })
  if (to === 'verified' && seen !== seenOf(await checkedOf(ctx, id))) return fail('CHANGED_MEANWHILE')
  const until = to === 'verified' && validUntil ? new Date(validUntil) : null
  if (until && until <= ctx.now) return fail('INPUT_INVALID', { fields: { validUntil: 'tooSmall' } })

  const checked = to === 'verified' ? checks : []
  await ctx.tx.all(
    sqlOf.insertInto('verifications').values({
      id: ctx.newId(),
      supplier_id: id,
      state: to,
      checks: checked,
      reason: reason || null,
      valid_until: until,
      decided_by: personOf(ctx).userId,
    }),
  )
  if (to === 'verified') {
    const seal = { verified_at: ctx.now, verified_until: until, verified_checks: checked }
    await ctx.tx.all(sqlOf.updateTable('suppliers').set(seal).where('id', '=', id))
  }
  await notifyMembers(ctx, id, notices[to], { reason })
  return {
    state: to,
    reason: reason || null,
    checks: checked,
    validUntil: until?.toISOString() ?? null,
    since: ctx.now.toISOString(),
  }
}
