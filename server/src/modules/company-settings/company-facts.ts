import type { CompanyFacts, SaveCompanyFacts } from '@ticarum/contract/procedures/company-facts'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { nextVersion } from './settings-version.ts'

const facts = prepared('company-facts', () =>
  sqlOf
    .selectFrom('company_settings')
    .select(['legal_name', 'legal_address', 'tax_number', 'phone', 'whatsapp', 'updated_at']),
)

export async function readCompanyFacts(ctx: Context): Promise<CompanyFacts> {
  const [row] = await facts(ctx.tx)
  if (!row) throw new Error('the company has no settings')
  return {
    version: row.updated_at.toISOString(),
    legalName: row.legal_name,
    address: row.legal_address,
    taxNumber: row.tax_number,
    phone: row.phone,
    whatsapp: row.whatsapp,
  }
}

export async function saveCompanyFacts(ctx: Context, input: SaveCompanyFacts) {
  const updated_at = await nextVersion(ctx, input.version)
  await ctx.tx.all(
    sqlOf.updateTable('company_settings').set({
      legal_name: input.legalName,
      legal_address: input.address,
      tax_number: input.taxNumber,
      phone: input.phone,
      whatsapp: input.whatsapp,
      updated_at,
      updated_by: personOf(ctx).userId,
    }),
  )
  return { version: updated_at.toISOString() }
}
