import type { UserDetails, UserRow } from '@ticarum/contract/procedures/users'
import type { Language } from '@ticarum/contract/values/languages'
import type { CompanyKind, Role } from '@ticarum/contract/values/roles'
import { mayWithUser, type UserFilter } from '@ticarum/contract/values/user-rules'
import { sqlOf } from '@ticarum/db/transaction'
import { type AliasedExpression, sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { searchQuery } from '../../platform/search-query.ts'

/** Counts are exact up to here (D44). */
const COUNTED = 100

interface DirectoryRow {
  id: string
  role: string
  suspended: boolean
  last_seen_at: Date | null
  created_at: Date
}

const directoryColumns = ['id', 'role', 'suspended', 'last_seen_at', 'created_at'] as const

/** With name, address and company. The page is selected first, so that no more rows are joined than are shown. */
const withPerson = (page: AliasedExpression<DirectoryRow, 'd'>) =>
  sqlOf
    .selectFrom(page)
    .innerJoin('people', 'people.id', 'd.id')
    .innerJoin('accounts', 'accounts.id', 'd.id')
    .leftJoin('companies', 'companies.id', 'people.company_id')
    .leftJoin('suppliers', 'suppliers.id', 'people.company_id')
    .leftJoin('customers', 'customers.id', 'people.company_id')
    .select(['d.id', 'd.role', 'd.suspended', 'd.last_seen_at', 'd.created_at', 'people.full_name', 'company_owner'])
    .select([
      'accounts.email',
      'accounts.email_confirmed_at',
      'companies.id as company_id',
      'companies.kind as company_kind',
    ])
    .select([
      sql<string>`coalesce(suppliers.name, customers.name)`.as('company_name'),
      sql<string>`coalesce(suppliers.city, customers.city)`.as('company_city'),
    ])

interface StoredUser extends DirectoryRow {
  full_name: string
  company_owner: boolean
  email: string
  email_confirmed_at: Date | null
  company_id: string | null
  company_kind: string | null
  company_name: string
  company_city: string
}

function presentUser(row: StoredUser, myId: string): UserRow {
  const company = row.company_id && {
    id: row.company_id,
    kind: row.company_kind as CompanyKind,
    name: row.company_name,
    city: row.company_city,
    owner: row.company_owner,
  }
  const user = { me: row.id === myId, suspended: row.suspended, company: company || null }
  return {
    ...user,
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    role: row.role === 'none' ? null : (row.role as Role),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    may: mayWithUser({ ...user, emailConfirmed: row.email_confirmed_at !== null }),
  }
}

interface FindUsers {
  q?: string | undefined
  role?: UserFilter | undefined
  suspended?: boolean | undefined
  after?: string | undefined
  limit: number
}

export async function listUsers(ctx: Context, { q, role, suspended, after, limit }: FindUsers) {
  const position = positionOf(after)
  const search = searchQuery(q)
  const page = sqlOf
    .selectFrom('user_directory')
    .select(directoryColumns)
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'none'))
    .$if(suspended === true, (query) => query.where('suspended', '=', true))
    .$if(search !== undefined, (query) => query.where(sql<boolean>`id in (select fx.search_desk('users', ${search}))`))
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${position?.at}, ${position?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  const rows = await ctx.tx.all(withPerson(page.as('d')).orderBy('d.created_at', 'desc').orderBy('d.id', 'desc'))
  const myId = personOf(ctx).userId
  return keysetPage(rows, limit, (row) => presentUser(row, myId))
}

export async function countUsers(ctx: Context) {
  const [counts] = await ctx.tx.sql<{ people: number; companies: number; suspended: number }>(
    `select (select count(*) from (select from user_directory limit $1) d)::integer as people,
        (select count(*) from (
            select from companies where id <> fx.unclaimed_company() limit $1) c)::integer as companies,
        (select count(*) from (select from user_directory where suspended limit $1) s)::integer as suspended`,
    [COUNTED + 1],
    'count-users',
  )
  return counts ?? fail('NOT_FOUND')
}

/** The members of a company, its owner first. */
export const membersOf = (companyId: string) =>
  sqlOf
    .selectFrom('people')
    .innerJoin('accounts', 'accounts.id', 'people.id')
    .select(['people.id', 'people.full_name as fullName', 'accounts.email', 'people.company_owner as owner'])
    .select(sql<boolean>`accounts.suspended_at is not null`.as('suspended'))
    .where('people.company_id', '=', companyId)
    .orderBy('people.company_owner', 'desc')
    .orderBy('people.created_at')
    .orderBy('people.id')
    .limit(100)

export async function getUser(ctx: Context, { id }: { id: string }): Promise<UserDetails> {
  const page = sqlOf.selectFrom('user_directory').select(directoryColumns).where('id', '=', id)
  const row = await ctx.tx.first(
    withPerson(page.as('d'))
      .select(['language', 'suspended_at', 'suspension_reason'])
      .select(sql<number>`(select count(*) from passkeys where user_id = d.id)::integer`.as('passkeys')),
  )
  if (!row) return fail('NOT_FOUND')
  return {
    ...presentUser(row, personOf(ctx).userId),
    emailConfirmed: row.email_confirmed_at !== null,
    language: row.language as Language,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    suspensionReason: row.suspension_reason,
    passkeys: row.passkeys,
    members: row.company_id ? await ctx.tx.all(membersOf(row.company_id)) : [],
  }
}
