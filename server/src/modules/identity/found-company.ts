import type { CompanyKind } from '@ticarum/contract/values/roles'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

/**
 * Founds a company with one member (D35), named after its founder until renamed. The actor's company id must be set
 * already.
 */
export async function foundCompany(ctx: Context, companyId: string, kind: CompanyKind, name: string): Promise<void> {
  await ctx.tx.all(sqlOf.insertInto('companies').values({ id: companyId, kind }))
  if (kind === 'supplier') {
    await ctx.tx.all(sqlOf.insertInto('suppliers').values({ id: companyId, name }))
    await ctx.tx.sql(
      'insert into supplier_private (supplier_id, business_email) select $1, email from accounts where id = fx.me()',
      [companyId],
    )
  } else {
    await ctx.tx.all(sqlOf.insertInto('customers').values({ id: companyId, name }))
  }
  await ctx.tx.sql('select fx.become_company_owner($1)', [companyId])
}

/** The same for somebody with an account: from here on the transaction acts for the new company. */
export async function foundOwnCompany(ctx: Context, kind: CompanyKind): Promise<void> {
  const companyId = ctx.newId()
  await ctx.tx.sql("select set_config('app.company_id', $1, true), set_config('app.role', $2, true)", [companyId, kind])
  const me = await ctx.tx.first(sqlOf.selectFrom('people').select('full_name').where('id', '=', personOf(ctx).userId))
  await foundCompany(ctx, companyId, kind, me?.full_name || '—')
}
