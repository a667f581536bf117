import { taxNumberFits } from '@ticarum/contract/values/tax-number'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { maySubmit } from './verifications.policy.ts'
import { currentVerification } from './verifications.queries.ts'

/** An owner asks for the seal; the settings must be complete. */
export async function submitVerification(ctx: Context) {
  const { companyId, companyOwner } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  if (!companyOwner) return fail('FORBIDDEN')

  const supplier = await ctx.tx.first(
    sqlOf
      .selectFrom('suppliers')
      .innerJoin('supplier_private', 'supplier_private.supplier_id', 'suppliers.id')
      .select([
        'legal_name as legalName',
        'registry_number as registryNumber',
        'tax_number as taxNumber',
        'phone',
        'address',
        'city',
        'country',
      ])
      .where('id', '=', companyId)
      .forUpdate('suppliers'),
  )
  if (!supplier) return fail('NOT_FOUND')
  const state = (await currentVerification(ctx, companyId))?.state ?? 'new'
  if (!maySubmit(state)) return fail('WRONG_STATE', { state })
  const { country, taxNumber } = supplier
  const fields = Object.entries(supplier).flatMap(([field, text]) => (text ? [] : [field]))
  if (taxNumber && !taxNumberFits(country, taxNumber)) fields.push('taxNumber')
  if (fields.length > 0) return fail('DETAILS_REQUIRED', { fields })

  await ctx.tx.all(
    sqlOf.insertInto('verifications').values({ id: ctx.newId(), supplier_id: companyId, state: 'submitted' }),
  )
  return { done: true as const }
}
