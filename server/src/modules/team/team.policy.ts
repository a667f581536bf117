import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Members see their team; owners change it. */
export function companyOf(ctx: Context): string {
  return personOf(ctx).companyId ?? fail('NOT_FOUND')
}

export function ownedCompanyOf(ctx: Context): string {
  const companyId = companyOf(ctx)
  return personOf(ctx).companyOwner ? companyId : fail('FORBIDDEN')
}
