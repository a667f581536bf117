import type { SaveCustomerCompany } from '@ticarum/contract/procedures/profile'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notifyMembers } from '../../platform/effects.ts'

export async function saveCustomerCompany(ctx: Context, input: SaveCustomerCompany) {
  const { companyId, companyOwner } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  if (!companyOwner) return fail('FORBIDDEN')

  const before = await ctx.tx.first(
    sqlOf.selectFrom('customers').select('name').where('id', '=', companyId).forUpdate(),
  )
  if (!before) return fail('NOT_FOUND')
  await ctx.tx.all(
    sqlOf
      .updateTable('customers')
      .set({
        name: input.name,
        legal_name: input.legalName || null,
        address: input.address || null,
        tax_number: input.taxNumber || null,
      })
      .where('id', '=', companyId),
  )
  if (before.name !== input.name) await notifyMembers(ctx, companyId, 'company.renamed', { name: input.name })
  return { done: true as const }
}
