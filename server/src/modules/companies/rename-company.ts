import type { RenameCompany } from '@ticarum/contract/procedures/companies'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/refusal.ts'
import { notify } from '../../platform/effects.ts'

export async function renameCompany(ctx: Context, { name }: z.output<typeof RenameCompany>) {
  const person = personOf(ctx)
  if (!person.companyId) return fail('NOT_FOUND')
  if (!person.companyOwner) return fail('FORBIDDEN')

  const table = person.role === 'supplier' ? 'suppliers' : 'customers'
  const company = await ctx.tx.first(sqlOf.updateTable(table).set({ name }).where('id', '=', person.companyId).returning(['id', 'name']))
  if (!company) return fail('NOT_FOUND')

  const colleagues = await ctx.tx.all(sqlOf.selectFrom('people').select('id').where('company_id', '=', person.companyId).where('id', '<>', person.userId).orderBy('id'))
  for (const colleague of colleagues) await notify(ctx, colleague.id, 'company.renamed', { name })
  return company
}
