import type { RenameCompany } from '@ticarum/contract/procedures/companies'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notifyMembers } from '../../platform/effects.ts'
import { ownChange } from './changes.queries.ts'
import { checkedOf } from './checked-fields.ts'
import { proposeChange } from './propose-change.ts'
import { publishSupplier } from './publish-supplier.ts'
import { isVerified } from './supplier-box.ts'

export async function renameCompany(ctx: Context, { name }: z.output<typeof RenameCompany>) {
  const person = personOf(ctx)
  const { companyId } = person
  if (!companyId) return fail('NOT_FOUND')
  if (!person.companyOwner) return fail('FORBIDDEN')
  if (person.role === 'supplier' && (await hasSeal(ctx, companyId))) return askForName(ctx, companyId, name)

  const table = person.role === 'supplier' ? 'suppliers' : 'customers'
  const company = await ctx.tx.first(
    sqlOf.updateTable(table).set({ name }).where('id', '=', companyId).returning(['id', 'name']),
  )
  if (!company) return fail('NOT_FOUND')

  if (person.role === 'supplier') await publishSupplier(ctx, companyId)
  await notifyMembers(ctx, companyId, 'company.renamed', { name })
  return { ...company, waits: false }
}

async function hasSeal(ctx: Context, id: string): Promise<boolean> {
  const supplier = await ctx.tx.first(
    sqlOf.selectFrom('suppliers').select('verified_until').where('id', '=', id).forUpdate(),
  )
  return isVerified(supplier?.verified_until ?? null, ctx.now)
}

/** The name was checked for the seal. What else the company wants to change goes on waiting. */
async function askForName(ctx: Context, id: string, companyName: string) {
  const [checked, change] = await Promise.all([checkedOf(ctx, id), ownChange(ctx, id)])
  const wanted = change?.state === 'waiting' ? change.to : checked
  return { id, name: checked.companyName, waits: await proposeChange(ctx, { ...wanted, companyName }) }
}
