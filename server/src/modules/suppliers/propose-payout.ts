import type { PayoutFields } from '@ticarum/contract/procedures/payout'
import { noticeKinds } from '@ticarum/contract/values/notifications'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** An owner says where the company is to be paid; all admins are told. */
export async function proposePayout(ctx: Context, { holder, bank, iban, swift }: PayoutFields) {
  const { companyId, companyOwner } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  if (!companyOwner) return fail('FORBIDDEN')
  await ctx.tx.sql('select fx.propose_payout($1, $2, $3, $4, $5, $6)', [
    ctx.newId(),
    holder,
    bank,
    iban,
    swift,
    noticeKinds['payout.proposed'].byMail,
  ])
  ctx.wakeWorker()
  return { done: true as const }
}
