import type { CompanyRow } from '@ticarum/contract/procedures/users'
import type { CompanyKind } from '@ticarum/contract/values/roles'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { searchQuery } from '../../platform/search-query.ts'

const MEMBERS = 10

interface FindCompanies {
  q?: string | undefined
  kind?: CompanyKind | undefined
  after?: string | undefined
  limit: number
}

/** Companies, newest first. They are found by their own name and by those of their members. */
export async function listCompanies(ctx: Context, { q, kind, after, limit }: FindCompanies) {
  const position = positionOf(after)
  const search = searchQuery(q)
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('companies')
      .leftJoin('suppliers', 'suppliers.id', 'companies.id')
      .leftJoin('customers', 'customers.id', 'companies.id')
      .select(['companies.id', 'companies.kind', 'companies.created_at'])
      .select([
        sql<string>`coalesce(suppliers.name, customers.name)`.as('name'),
        sql<string>`coalesce(suppliers.city, customers.city)`.as('city'),
        sql<
          CompanyRow['members']
        >`array(select jsonb_build_object('id', p.id, 'fullName', p.full_name, 'email', a.email,
              'owner', p.company_owner, 'suspended', a.suspended_at is not null)
            from people p join accounts a on a.id = p.id where p.company_id = companies.id
            order by p.company_owner desc, p.created_at, p.id limit ${sql.lit(MEMBERS)})`.as('members'),
      ])
      .where(sql<boolean>`companies.id <> fx.unclaimed_company()`)
      .$if(kind !== undefined, (query) => query.where('companies.kind', '=', kind ?? 'customer'))
      .$if(search !== undefined, (query) =>
        query.where(sql<boolean>`companies.id in (select company_id from user_directory
          where id in (select fx.search_desk('users', ${search})))`),
      )
      .$if(position !== undefined, (query) =>
        query.where(sql<boolean>`(companies.created_at, companies.id) < (${position?.at}, ${position?.id})`),
      )
      .orderBy('companies.created_at', 'desc')
      .orderBy('companies.id', 'desc')
      .limit(limit + 1),
  )
  return keysetPage(
    rows,
    limit,
    ({ created_at, kind, ...company }): CompanyRow => ({
      ...company,
      kind: kind as CompanyKind,
      createdAt: created_at.toISOString(),
    }),
  )
}
