import type { Page } from '@ticarum/contract/fields'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/refusal.ts'
import { pageOf, positionOf } from '../../platform/keyset.ts'

const newestSuppliers = (limit: number) =>
  sqlOf.selectFrom('suppliers').select(['id', 'name', 'city', 'country', 'verified_until', 'created_at']).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)

export async function listSuppliers(ctx: Context, { after, limit }: z.output<typeof Page>) {
  const position = positionOf(after)
  // Two statements, because a sentinel for 'from the start' plans badly.
  const rows = position
    ? await ctx.tx.all(newestSuppliers(limit + 1).where(sql<boolean>`(created_at, id) < (${position.at}, ${position.id})`), 'suppliers-after')
    : await ctx.tx.all(newestSuppliers(limit + 1), 'suppliers-first')
  return pageOf(rows, limit, (row) => supplierCard(ctx, row))
}

export async function supplierProfile(ctx: Context, { id }: { id: string }) {
  const row = await ctx.tx.first(
    sqlOf.selectFrom('suppliers').select(['id', 'name', 'city', 'country', 'description', 'business_email', 'verified_until', 'created_at']).where('id', '=', id),
    'supplier-by-id',
  )
  if (!row) return fail('NOT_FOUND')
  return { ...supplierCard(ctx, row), description: row.description, businessEmail: row.business_email }
}

interface SupplierRow {
  id: string
  name: string
  city: string
  country: string
  verified_until: Date | null
  created_at: Date
}

function supplierCard(ctx: Context, row: SupplierRow) {
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    country: row.country,
    verified: row.verified_until !== null && row.verified_until > ctx.now,
    since: row.created_at.toISOString(),
  }
}

export async function myCompany(ctx: Context) {
  const { companyId } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  const [company, members] = await Promise.all([
    ctx.tx.first(
      sqlOf
        .selectFrom('companies')
        .leftJoin('suppliers', 'suppliers.id', 'companies.id')
        .leftJoin('customers', 'customers.id', 'companies.id')
        .select(['companies.id', 'companies.kind'])
        .select((eb) => [eb.fn.coalesce('suppliers.name', 'customers.name').as('name'), eb.fn.coalesce('suppliers.city', 'customers.city').as('city')])
        .where('companies.id', '=', companyId),
      'my-company',
    ),
    ctx.tx.all(sqlOf.selectFrom('people').select(['id', 'full_name', 'company_owner']).where('company_id', '=', companyId).orderBy('created_at').orderBy('id'), 'my-colleagues'),
  ])
  if (!company?.name) return fail('NOT_FOUND')
  return {
    id: company.id,
    kind: company.kind,
    name: company.name,
    city: company.city ?? '',
    members: members.map((member) => ({ id: member.id, fullName: member.full_name, owner: member.company_owner })),
  }
}
