import type { RenameCompany } from '@ticarum/contract/procedures/companies'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notifyMembers } from '../../platform/effects.ts'
import { publishSupplier } from './publish-supplier.ts'

export async function renameCompany(ctx: Context, { name }: z.output<typeof RenameCompany>) {
  const person = personOf(ctx)
  if (!person.companyId) return fail('NOT_FOUND')
  if (!person.companyOwner) return fail('FORBIDDEN')

  const table = person.role === 'supplier' ? 'suppliers' : 'customers'
  const company = await ctx.tx.first(
    sqlOf.updateTable(table).set({ name }).where('id', '=', person.companyId).returning(['id', 'name']),
  )
  if (!company) return fail('NOT_FOUND')

  if (person.role === 'supplier') await publishSupplier(ctx, person.companyId)
  await notifyMembers(ctx, person.companyId, 'company.renamed', { name })
  return company
}
