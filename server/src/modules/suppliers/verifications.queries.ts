import { Picture } from '@ticarum/contract/fields'
import {
  Verification,
  type VerificationDetails,
  type VerificationRow,
} from '@ticarum/contract/procedures/verifications'
import type { VerificationState } from '@ticarum/contract/values/products'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'

interface StoredVerification {
  state: VerificationState
  reason: string | null
  checks: string[]
  valid_until: Date | null
  created_at: Date
}

const columns = [
  'verifications.state',
  'verifications.reason',
  'verifications.checks',
  'verifications.valid_until',
  'verifications.created_at',
] as const

const present = ({ state, reason, checks, valid_until, created_at }: StoredVerification): Verification =>
  // Stored rows may be older than this code, so they are parsed by the schema.
  Verification.parse({
    state,
    reason,
    checks,
    validUntil: valid_until?.toISOString() ?? null,
    since: created_at.toISOString(),
  })

/** The newest row is the state; a supplier without rows is new. */
export async function currentVerification(ctx: Context, supplierId: string): Promise<Verification | undefined> {
  const newest = sqlOf
    .selectFrom('verifications')
    .select(columns)
    .where('supplier_id', '=', supplierId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  const row = await ctx.tx.first(newest)
  return row && present(row)
}

interface FindVerifications {
  state: VerificationState
  after?: string | undefined
  limit: number
}

/** Suppliers in one state, the longest in it first. */
export async function listVerifications(ctx: Context, { state, after, limit }: FindVerifications) {
  const rows = await ctx.tx.all(state === 'new' ? newSuppliers(after, limit) : suppliersIn(state, after, limit))
  return keysetPage(
    rows,
    limit,
    ({ supplierId, name, city, country, ...row }): VerificationRow => ({
      ...present(row),
      supplier: { id: supplierId, name, city, country },
    }),
  )
}

const suppliersIn = (state: Exclude<VerificationState, 'new'>, after: string | undefined, limit: number) => {
  const position = positionOf(after)
  const page = sqlOf
    .selectFrom('verifications')
    .innerJoin('suppliers', 'suppliers.id', 'verifications.supplier_id')
    .select(columns)
    .select(['verifications.id', 'suppliers.id as supplierId', 'name', 'city', 'country'])
    .where('verifications.state', '=', state)
    .where(
      sql<boolean>`not exists (select from verifications later
        where later.supplier_id = verifications.supplier_id
          and (later.created_at, later.id) > (verifications.created_at, verifications.id))`,
    )
    .orderBy('verifications.created_at')
    .orderBy('verifications.id')
    .limit(limit + 1)
  return position
    ? page.where(sql<boolean>`(verifications.created_at, verifications.id) > (${position.at}, ${position.id})`)
    : page
}

const newSuppliers = (after: string | undefined, limit: number) => {
  const position = positionOf(after)
  const page = sqlOf
    .selectFrom('suppliers')
    .select(['id', 'id as supplierId', 'name', 'city', 'country', 'created_at'])
    .select([
      sql<'new'>`'new'`.as('state'),
      sql<null>`null`.as('reason'),
      sql<string[]>`'{}'::text[]`.as('checks'),
      sql<null>`null`.as('valid_until'),
    ])
    .where(sql<boolean>`not exists (select from verifications v where v.supplier_id = suppliers.id)`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit + 1)
  return position ? page.where(sql<boolean>`(created_at, id) > (${position.at}, ${position.id})`) : page
}

export async function oneVerification(ctx: Context, { id }: { id: string }): Promise<VerificationDetails> {
  const [supplier, history, company] = await Promise.all([
    ctx.tx.first(
      sqlOf
        .selectFrom('suppliers')
        .innerJoin('supplier_private', 'supplier_private.supplier_id', 'suppliers.id')
        .select([
          'id',
          'name',
          'legal_name',
          'registry_number',
          'tax_number',
          'phone',
          'address',
          'city',
          'country',
          'description',
          'logo',
          'listed_products',
          'fee_hundredths',
          'created_at',
        ])
        .where('id', '=', id),
    ),
    ctx.tx.all(
      sqlOf
        .selectFrom('verifications')
        .leftJoin('people', 'people.id', 'verifications.decided_by')
        .select(columns)
        .select('full_name')
        .where('supplier_id', '=', id)
        .orderBy('verifications.created_at', 'desc')
        .orderBy('verifications.id', 'desc')
        .limit(100),
    ),
    ctx.tx.first(sqlOf.selectFrom('company_private').select('fee_hundredths')),
  ])
  if (!supplier || !company) return fail('NOT_FOUND')
  const [current] = history
  const since = supplier.created_at.toISOString()
  return {
    ...(current ? present(current) : { state: 'new' as const, reason: null, checks: [], validUntil: null, since }),
    supplier: {
      id: supplier.id,
      name: supplier.name,
      legalName: supplier.legal_name,
      registryNumber: supplier.registry_number,
      taxNumber: supplier.tax_number,
      phone: supplier.phone,
      address: supplier.address,
      city: supplier.city,
      country: supplier.country,
      description: supplier.description,
      logo: Picture.nullable().parse(supplier.logo),
      listedProducts: supplier.listed_products,
      since,
    },
    fee: { own: supplier.fee_hundredths, default: company.fee_hundredths },
    history: history.map((row) => ({ ...present(row), decidedBy: row.full_name })),
  }
}
