import type { Profile } from '@ticarum/contract/procedures/profile'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export async function readProfile(ctx: Context): Promise<Profile> {
  const { userId, companyId, companyOwner } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  const [me, company] = await Promise.all([
    ctx.tx.first(
      sqlOf
        .selectFrom('accounts')
        .innerJoin('people', 'people.id', 'accounts.id')
        .select(['people.full_name', 'accounts.email', 'accounts.phone', 'accounts.address'])
        .where('accounts.id', '=', userId),
    ),
    ctx.tx.first(
      sqlOf.selectFrom('customers').select(['name', 'legal_name', 'address', 'tax_number']).where('id', '=', companyId),
    ),
  ])
  if (!me || !company) return fail('NOT_FOUND')
  return {
    fullName: me.full_name,
    email: me.email,
    phone: me.phone ?? '',
    address: me.address ?? '',
    company: {
      name: company.name,
      legalName: company.legal_name ?? '',
      address: company.address ?? '',
      taxNumber: company.tax_number ?? '',
      mayChange: companyOwner,
    },
  }
}
