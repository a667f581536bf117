import { Picture } from '@ticarum/contract/fields'
import {
  Verification,
  type VerificationDetails,
  type VerificationRow,
} from '@ticarum/contract/procedures/verifications'
import { lastNoticeDay } from '@ticarum/contract/values/papers'
import type { VerificationState } from '@ticarum/contract/values/products'
import { dayOf } from '@ticarum/contract/values/working-days'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { searchQuery } from '../../platform/search-query.ts'
import { membersOf } from '../identity/identity.public.ts'
import { applicationOfSupplier } from '../inbox/inbox.public.ts'
import { waitingChange } from './changes.queries.ts'
import { presentChecked, seenOf } from './checked-fields.ts'
import { papersOf } from './papers.queries.ts'

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
  state: VerificationState | 'change' | 'papers' | 'all'
  q?: string | undefined
  after?: string | undefined
  limit: number
}

/** Suppliers in one state, or with something that waits, the longest in it first; or all of them, newest first. */
export async function listVerifications(ctx: Context, { state, ...find }: FindVerifications) {
  const rows = await ctx.tx.all(suppliersBy(state, find, lastNoticeDay(dayOf(ctx.now))))
  return keysetPage(
    rows,
    find.limit,
    ({ supplierId, name, city, country, since, ...row }): VerificationRow => ({
      ...present({ ...row, created_at: since }),
      supplier: { id: supplierId, name, city, country },
    }),
  )
}

type Find = Omit<FindVerifications, 'state'>

function suppliersBy(state: FindVerifications['state'], find: Find, noticeDay: string) {
  if (state === 'all') return allSuppliers(find)
  if (state === 'change') return changingSuppliers(find)
  if (state === 'papers') return suppliersWithEndingPapers(find, noticeDay)
  return state === 'new' ? newSuppliers(find) : suppliersIn(state, find)
}

/** Suppliers are found by their own name and by those of their members. */
function named(q: string | undefined) {
  const search = searchQuery(q)
  return search
    ? sql<boolean>`suppliers.id in (select company_id from user_directory
        where id in (select fx.search_desk('users', ${search})))`
    : sql<boolean>`true`
}

const newestVerification = sqlOf
  .selectFrom('verifications')
  .select(columns)
  .whereRef('verifications.supplier_id', '=', sql.ref('suppliers.id'))
  .orderBy('created_at', 'desc')
  .orderBy('id', 'desc')
  .limit(1)

const allSuppliers = ({ q, after, limit }: Find) => {
  const position = positionOf(after)
  return sqlOf
    .selectFrom('suppliers')
    .leftJoinLateral(newestVerification.as('newest'), (join) => join.onTrue())
    .select(['suppliers.id', 'suppliers.id as supplierId', 'name', 'city', 'country', 'suppliers.created_at'])
    .select([
      sql<VerificationState>`coalesce(newest.state, 'new')`.as('state'),
      sql<string[]>`coalesce(newest.checks, '{}')`.as('checks'),
      sql<Date>`coalesce(newest.created_at, suppliers.created_at)`.as('since'),
      'newest.reason',
      'newest.valid_until',
    ])
    .where(named(q))
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(suppliers.created_at, suppliers.id) < (${position?.at}, ${position?.id})`),
    )
    .orderBy('suppliers.created_at', 'desc')
    .orderBy('suppliers.id', 'desc')
    .limit(limit + 1)
}

const changingSuppliers = ({ q, after, limit }: Find) => {
  const position = positionOf(after)
  return sqlOf
    .selectFrom('supplier_changes')
    .innerJoin('suppliers', 'suppliers.id', 'supplier_changes.supplier_id')
    .leftJoinLateral(newestVerification.as('newest'), (join) => join.onTrue())
    .select(['supplier_changes.id', 'suppliers.id as supplierId', 'suppliers.name', 'suppliers.city'])
    .select(['suppliers.country', 'supplier_changes.created_at', 'supplier_changes.created_at as since'])
    .select([
      sql<VerificationState>`coalesce(newest.state, 'new')`.as('state'),
      sql<string[]>`coalesce(newest.checks, '{}')`.as('checks'),
      'newest.reason',
      'newest.valid_until',
    ])
    .where('supplier_changes.state', '=', 'waiting')
    .where(named(q))
    .$if(position !== undefined, (query) =>
      query.where(
        sql<boolean>`(supplier_changes.created_at, supplier_changes.id) > (${position?.at}, ${position?.id})`,
      ),
    )
    .orderBy('supplier_changes.created_at')
    .orderBy('supplier_changes.id')
    .limit(limit + 1)
}

/** By the first day on which one of their papers ends; a newer paper of the kind that holds longer replaces it. */
const suppliersWithEndingPapers = ({ q, after, limit }: Find, noticeDay: string) => {
  const position = positionOf(after)
  const ending = sqlOf
    .selectFrom('supplier_papers as paper')
    .select(['supplier_id', sql<Date>`min(expires_on)::timestamp at time zone 'UTC'`.as('ends_at')])
    .where('expires_on', '<=', noticeDay)
    .where(
      sql<boolean>`not exists (select from supplier_papers newer where newer.supplier_id = paper.supplier_id
        and newer.kind = paper.kind and coalesce(newer.expires_on, 'infinity') > paper.expires_on)`,
    )
    .groupBy('supplier_id')
  return sqlOf
    .selectFrom(ending.as('ending'))
    .innerJoin('suppliers', 'suppliers.id', 'ending.supplier_id')
    .leftJoinLateral(newestVerification.as('newest'), (join) => join.onTrue())
    .select(['suppliers.id', 'suppliers.id as supplierId', 'suppliers.name', 'suppliers.city', 'suppliers.country'])
    .select(['ending.ends_at as created_at'])
    .select([
      sql<VerificationState>`coalesce(newest.state, 'new')`.as('state'),
      sql<string[]>`coalesce(newest.checks, '{}')`.as('checks'),
      sql<Date>`coalesce(newest.created_at, suppliers.created_at)`.as('since'),
      'newest.reason',
      'newest.valid_until',
    ])
    .where(sql<boolean>`suppliers.verified_until > fx.now()`)
    .where(named(q))
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(ending.ends_at, suppliers.id) > (${position?.at}, ${position?.id})`),
    )
    .orderBy('ending.ends_at')
    .orderBy('suppliers.id')
    .limit(limit + 1)
}

const suppliersIn = (state: Exclude<VerificationState, 'new'>, { q, after, limit }: Find) => {
  const position = positionOf(after)
  const page = sqlOf
    .selectFrom('verifications')
    .innerJoin('suppliers', 'suppliers.id', 'verifications.supplier_id')
    .select(columns)
    .select(['verifications.id', 'suppliers.id as supplierId', 'name', 'city', 'country'])
    .select('verifications.created_at as since')
    .where('verifications.state', '=', state)
    .where(named(q))
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

const newSuppliers = ({ q, after, limit }: Find) => {
  const position = positionOf(after)
  const page = sqlOf
    .selectFrom('suppliers')
    .select(['id', 'id as supplierId', 'name', 'city', 'country', 'created_at', 'created_at as since'])
    .select([
      sql<'new'>`'new'`.as('state'),
      sql<null>`null`.as('reason'),
      sql<string[]>`'{}'::text[]`.as('checks'),
      sql<null>`null`.as('valid_until'),
    ])
    .where(sql<boolean>`not exists (select from verifications v where v.supplier_id = suppliers.id)`)
    .where(named(q))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit + 1)
  return position ? page.where(sql<boolean>`(created_at, id) > (${position.at}, ${position.id})`) : page
}

export async function oneVerification(ctx: Context, { id }: { id: string }): Promise<VerificationDetails> {
  const [supplier, history, company, members, application, change, papers] = await Promise.all([
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
    ctx.tx.all(membersOf(id)),
    applicationOfSupplier(ctx, id),
    waitingChange(ctx, id),
    papersOf(ctx, id),
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
    members,
    application,
    seen: seenOf(presentChecked(supplier)),
    change,
    papers,
    history: history.map((row) => ({ ...present(row), decidedBy: row.full_name })),
  }
}
