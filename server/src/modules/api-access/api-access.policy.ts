import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** What machines may do for a company is its owner's matter. */
export function ownedCompanyOf(ctx: Context): string {
  const { companyId, companyOwner } = personOf(ctx)
  return companyOwner && companyId ? companyId : fail('FORBIDDEN')
}
