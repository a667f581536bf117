import type { Page } from '@ticarum/contract/fields'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { boxColumns, supplierBox, supplierCard, supplierCardColumns } from './supplier-box.ts'

const newestSuppliers = (limit: number) =>
  sqlOf
    .selectFrom('suppliers')
    .select(supplierCardColumns)
    .where('active', '=', sql.lit(true))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

// Two statements, because one with a sentinel for 'from the start' is planned badly.
const suppliersFirst = prepared('suppliers-first', newestSuppliers)
const suppliersAfter = prepared('suppliers-after', (limit: number, at: Date, id: string) =>
  newestSuppliers(limit).where(sql<boolean>`(created_at, id) < (${at}, ${id})`),
)
const supplierById = prepared('supplier-by-id', (id: string) =>
  sqlOf
    .selectFrom('suppliers')
    .select([...boxColumns, 'description', 'business_email', 'legal_name', 'registry_number'])
    .where('id', '=', id)
    .where('active', '=', sql.lit(true)),
)

export async function listSuppliers(ctx: Context, { after, limit }: z.output<typeof Page>) {
  const position = positionOf(after)
  const rows = await (position
    ? suppliersAfter(ctx.tx, limit + 1, position.at, position.id)
    : suppliersFirst(ctx.tx, limit + 1))
  return keysetPage(rows, limit, (row) => supplierCard(row, ctx.now))
}

export async function supplierProfile(ctx: Context, { id }: { id: string }) {
  const [row] = await supplierById(ctx.tx, id)
  if (!row) return fail('NOT_FOUND')
  return {
    ...supplierBox(row, ctx.now),
    description: row.description,
    businessEmail: row.business_email,
    legalName: row.legal_name,
    registryNumber: row.registry_number,
  }
}

const companyById = prepared('my-company', (id: string) =>
  sqlOf
    .selectFrom('companies')
    .leftJoin('suppliers', 'suppliers.id', 'companies.id')
    .leftJoin('customers', 'customers.id', 'companies.id')
    .select(['companies.id', 'companies.kind'])
    .select((eb) => [
      eb.fn.coalesce('suppliers.name', 'customers.name').as('name'),
      eb.fn.coalesce('suppliers.city', 'customers.city').as('city'),
    ])
    .where('companies.id', '=', id),
)
const membersOf = prepared('my-colleagues', (companyId: string) =>
  sqlOf
    .selectFrom('people')
    .select(['id', 'full_name', 'company_owner'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id'),
)

export async function myCompany(ctx: Context) {
  const { companyId } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  const [[company], members] = await Promise.all([companyById(ctx.tx, companyId), membersOf(ctx.tx, companyId)])
  if (!company?.name) return fail('NOT_FOUND')
  return {
    id: company.id,
    kind: company.kind,
    name: company.name,
    city: company.city ?? '',
    members: members.map((member) => ({ id: member.id, fullName: member.full_name, owner: member.company_owner })),
  }
}
