import type pg from 'pg'

/** The same statements and answers as the system's own, with nothing around them. */

interface SupplierRow {
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
interface ProfileRow extends SupplierRow {
  logo: unknown
  listed_products: number
  verified_at: Date | null
  verified_checks: string[]
  description: string
  business_email: string | null
  legal_name: string | null
  registry_number: string | null
}

const LIST = {
  name: 'suppliers-first',
  text: `select "id", "name", "city", "country", "stripe", "verified_until", "created_at", "rating_count",
      "rating_sum"
    from "suppliers" where "active" = true order by "created_at" desc, "id" desc limit $1`,
}
const ONE = {
  name: 'supplier-by-id',
  text: `select "id", "name", "city", "country", "stripe", "verified_until", "created_at", "rating_count",
      "rating_sum", "logo", "listed_products", "verified_at", "verified_checks", "description", "business_email",
      "legal_name", "registry_number"
    from "suppliers" where "id" = $1 and "active" = true`,
}
const ENTER = { name: 'enter', text: 'select fx.enter_as_holder($1, null)' }
const COMPANY = {
  name: 'my-company',
  text: `select c."id", c."kind", coalesce(s."name", u."name") as "name", coalesce(s."city", u."city") as "city"
    from "companies" c left join "suppliers" s on s."id" = c."id" left join "customers" u on u."id" = c."id"
    where c."id" = $1`,
}
const COLLEAGUES = {
  name: 'my-colleagues',
  text: 'select "id", "full_name", "company_owner" from "people" where "company_id" = $1 order by "created_at", "id"',
}

const card = (row: SupplierRow, now: Date) => ({
  id: row.id,
  name: row.name,
  city: row.city,
  country: row.country,
  verified: row.verified_until !== null && row.verified_until > now,
  stripe: row.stripe,
  since: row.created_at.toISOString(),
})

export async function bareList(pool: pg.Pool): Promise<object> {
  const { rows } = await pool.query<SupplierRow>({ ...LIST, values: [25] })
  const now = new Date()
  const shown = rows.slice(0, 24)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => card(row, now)),
    next:
      last && rows.length > 24
        ? Buffer.from(`${last.created_at.toISOString()} ${last.id}`).toString('base64url')
        : null,
  }
}

export async function bareSupplier(pool: pg.Pool, id: string): Promise<object | undefined> {
  const { rows } = await pool.query<ProfileRow>({ ...ONE, values: [id] })
  const [row] = rows
  if (!row) return undefined
  return {
    ...card(row, new Date()),
    logo: row.logo,
    listedProducts: row.listed_products,
    seal: row.verified_until && {
      checks: row.verified_checks,
      verifiedAt: row.verified_at,
      validUntil: row.verified_until,
    },
    description: row.description,
    businessEmail: row.business_email,
    legalName: row.legal_name,
    registryNumber: row.registry_number,
  }
}

/**
 * Row security guards it like the system's own: begin, actor, both statements and commit are sent without waiting for
 * each other.
 */
export async function bareCompany(pool: pg.Pool, member: { companyId: string; tokenHash: Buffer }): Promise<object> {
  const client = await pool.connect()
  try {
    const [, , company, colleagues] = await Promise.all([
      client.query('begin read only'),
      client.query({ ...ENTER, values: [member.tokenHash] }),
      client.query({ ...COMPANY, values: [member.companyId] }),
      client.query<{ id: string; full_name: string; company_owner: boolean }>({
        ...COLLEAGUES,
        values: [member.companyId],
      }),
      client.query('commit'),
    ])
    return {
      ...company.rows[0],
      members: colleagues.rows.map((row) => ({ id: row.id, fullName: row.full_name, owner: row.company_owner })),
    }
  } finally {
    client.release()
  }
}
