import type { Picture } from '@ticarum/contract/fields'
import type { SupplierBox } from '@ticarum/contract/procedures/companies'
import { verificationChecks } from '@ticarum/contract/values/products'
import { ratingOf } from '@ticarum/contract/values/ratings'

export interface SupplierRow {
  id: string
  name: string
  city: string
  country: string
  stripe: number
  verified_until: Date | null
  created_at: Date
  rating_count: number
  rating_sum: number
}

export interface SupplierBoxRow extends SupplierRow {
  logo: unknown
  listed_products: number
  verified_at: Date | null
  verified_checks: string[]
}

export const supplierCardColumns = [
  'id',
  'name',
  'city',
  'country',
  'stripe',
  'verified_until',
  'created_at',
  'rating_count',
  'rating_sum',
] as const
export const boxColumns = [...supplierCardColumns, 'logo', 'listed_products', 'verified_at', 'verified_checks'] as const

export const isVerified = (until: Date | null, now: Date): until is Date => until !== null && until > now

/** The figure of what customers gave; nothing while there are too few ratings. */
export function shownRating({ rating_count, rating_sum }: Pick<SupplierRow, 'rating_count' | 'rating_sum'>) {
  const rating = ratingOf({ count: rating_count, sum: rating_sum })
  return rating ? { rating } : {}
}

export const supplierCard = (row: SupplierRow, now: Date) => ({
  id: row.id,
  name: row.name,
  city: row.city,
  country: row.country,
  verified: isVerified(row.verified_until, now),
  stripe: row.stripe,
  since: row.created_at.toISOString(),
  ...shownRating(row),
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
