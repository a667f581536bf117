import type { CompanyKind } from '@ticarum/contract/values/roles'
import type { Context } from '../../door/context.ts'

/** Founds a company with one member (D35). The transaction must act as its founder, in the company's role. */
export async function foundCompany(ctx: Context, companyId: string): Promise<void> {
  await ctx.tx.sql('select fx.found_my_company($1)', [companyId])
}

/** The same for somebody with an account: from here on the transaction acts for the new company. */
export async function foundOwnCompany(ctx: Context, kind: CompanyKind): Promise<void> {
  const companyId = ctx.newId()
  await ctx.tx.sql('select fx.enter_as_founder($1, $2)', [kind, companyId])
  await foundCompany(ctx, companyId)
}
