import type { Verification } from '@ticarum/contract/procedures/verifications'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notifyMembers, tellAdmins } from '../../platform/effects.ts'
import { maySuspend } from './verifications.policy.ts'
import { currentVerification } from './verifications.queries.ts'

/** Takes the seal; a trigger removes the supplier's listings with it. Its members and all admins are told. */
export async function suspendSupplier(
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<Verification> {
  const supplier = await ctx.tx.first(sqlOf.selectFrom('suppliers').select('name').where('id', '=', id).forUpdate())
  if (!supplier) return fail('NOT_FOUND')
  const state = (await currentVerification(ctx, id))?.state ?? 'new'
  if (!maySuspend(state)) return fail('WRONG_STATE', { state })

  await ctx.tx.all(
    sqlOf
      .insertInto('verifications')
      .values({ id: ctx.newId(), supplier_id: id, state: 'suspended', reason, decided_by: personOf(ctx).userId }),
  )
  await ctx.tx.all(
    sqlOf
      .updateTable('suppliers')
      .set({ verified_at: null, verified_until: null, verified_checks: [] })
      .where('id', '=', id),
  )
  await notifyMembers(ctx, id, 'verification.suspended', { reason })
  await tellAdmins(ctx, 'suspended_supplier', { name: supplier.name })
  return { state: 'suspended', reason, checks: [], validUntil: null, since: ctx.now.toISOString() }
}
