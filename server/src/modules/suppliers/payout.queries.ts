import type { Payout, SupplierPayout } from '@ticarum/contract/procedures/payout'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

async function payoutOf(ctx: Context, supplierId: string, whole: boolean) {
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('payout_details')
      .leftJoin('people', 'people.id', 'payout_details.proposed_by')
      .select(['payout_details.id', 'holder', 'bank', 'iban', 'swift', 'state', 'reason', 'decided_at'])
      .select(['payout_details.created_at', 'people.full_name'])
      .where('supplier_id', '=', supplierId)
      .where('state', '<>', 'replaced')
      .orderBy('payout_details.created_at', 'desc')
      .orderBy('payout_details.id', 'desc')
      .limit(20),
  )
  const present = (row: (typeof rows)[number] | undefined): Payout | null =>
    row
      ? {
          id: row.id,
          holder: row.holder,
          bank: row.bank,
          iban: whole ? row.iban : `… ${row.iban.slice(-4)}`,
          swift: row.swift,
          state: row.state as Payout['state'],
          reason: row.reason,
          proposedBy: row.full_name ?? '',
          proposedAt: row.created_at.toISOString(),
          decidedAt: row.decided_at?.toISOString() ?? null,
        }
      : null
  const [newest] = rows
  return {
    current: present(rows.find(({ state }) => state === 'agreed')),
    latest: present(
      rows.find(({ state }) => state === 'proposed') ?? (newest?.state === 'declined' ? newest : undefined),
    ),
  }
}

export async function myPayout(ctx: Context): Promise<SupplierPayout> {
  const { companyId, companyOwner } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  return { mayChange: companyOwner, ...(await payoutOf(ctx, companyId, companyOwner)) }
}

/** For admins. */
export async function payoutOfSupplier(ctx: Context, { id }: { id: string }): Promise<SupplierPayout> {
  const supplier = await ctx.tx.first(sqlOf.selectFrom('suppliers').select('id').where('id', '=', id))
  return supplier ? { mayChange: false, ...(await payoutOf(ctx, id, true)) } : fail('NOT_FOUND')
}
