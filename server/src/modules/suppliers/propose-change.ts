import type { CheckedFields } from '@ticarum/contract/procedures/verifications'
import { noticeKinds } from '@ticarum/contract/values/notifications'
import type { Context } from '../../door/context.ts'

/**
 * Of a supplier with the seal: what an owner wants where it was checked. Returns whether it waits for an admin; what is
 * in effect already takes back what waited.
 */
export async function proposeChange(ctx: Context, wanted: CheckedFields): Promise<boolean> {
  const [answer] = await ctx.tx.sql<{ waits: boolean }>(
    'select fx.propose_supplier_change($1, $2, $3, $4, $5, $6, $7, $8) as waits',
    [
      ctx.newId(),
      wanted.companyName,
      wanted.legalName,
      wanted.registryNumber,
      wanted.taxNumber,
      wanted.city,
      wanted.country,
      noticeKinds['verification.change-proposed'].byMail,
    ],
  )
  ctx.wakeWorker()
  return answer?.waits ?? false
}
