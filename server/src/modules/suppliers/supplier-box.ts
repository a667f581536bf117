import type { Picture } from '@ticarum/contract/fields'
import type { SupplierBox } from '@ticarum/contract/procedures/companies'
import { verificationChecks } from '@ticarum/contract/values/products'

export interface SupplierRow {
  id: string
  name: string
  city: string
  country: string
  stripe: number
  verified_until: Date | null
  created_at: Date
}

export interface SupplierBoxRow extends SupplierRow {
  logo: unknown
  listed_products: number
  verified_at: Date | null
  verified_checks: string[]
}

export const supplierCardColumns = ['id', 'name', 'city', 'country', 'stripe', 'verified_until', 'created_at'] as const
export const boxColumns = [...supplierCardColumns, 'logo', 'listed_products', 'verified_at', 'verified_checks'] as const

export const isVerified = (until: Date | null, now: Date): until is Date => until !== null && until > now

export const supplierCard = (row: SupplierRow, now: Date) => ({
  id: row.id,
  name: row.name,
  city: row.city,
  country: row.country,
  verified: isVerified(row.verified_until, now),
  stripe: row.stripe,
  since: row.created_at.toISOString(),
})

export const supplierBox = (row: SupplierBoxRow, now: Date): SupplierBox => ({
  ...supplierCard(row, now),
  logo: row.logo as Picture | null, // has the same shape as a listing's image
  listedProducts: row.listed_products,
  seal: sealOf(row, now),
})

function sealOf({ verified_until, verified_at, verified_checks }: SupplierBoxRow, now: Date): SupplierBox['seal'] {
  if (!isVerified(verified_until, now)) return null
  return {
    checks: verificationChecks.filter((check) => verified_checks.includes(check)),
    verifiedAt: verified_at?.toISOString() ?? null,
    validUntil: verified_until.toISOString(),
  }
}
