import { createHash } from 'node:crypto'
import type { CheckedFields } from '@ticarum/contract/procedures/verifications'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

interface StoredFields {
  name: string
  legal_name: string | null
  registry_number: string | null
  tax_number: string | null
  city: string
  country: string
}

export const checkedColumns = ['name', 'legal_name', 'registry_number', 'tax_number', 'city', 'country'] as const

export const presentChecked = (row: StoredFields): CheckedFields => ({
  companyName: row.name,
  legalName: row.legal_name ?? '',
  registryNumber: row.registry_number ?? '',
  taxNumber: row.tax_number ?? '',
  city: row.city,
  country: row.country,
})

/** What the seal of a supplier stands for, or would stand for. */
export async function checkedOf(ctx: Context, supplierId: string): Promise<CheckedFields> {
  const row = await ctx.tx.first(
    sqlOf
      .selectFrom('suppliers')
      .innerJoin('supplier_private', 'supplier_private.supplier_id', 'suppliers.id')
      .select(checkedColumns)
      .where('id', '=', supplierId),
  )
  return row ? presentChecked(row) : fail('NOT_FOUND')
}

/** Differs whenever one of the fields does: by it an admin says what they have looked at. */
export const seenOf = ({ companyName, legalName, registryNumber, taxNumber, city, country }: CheckedFields): string =>
  createHash('sha256')
    .update(JSON.stringify([companyName, legalName, registryNumber, taxNumber, city, country]))
    .digest('base64url')
