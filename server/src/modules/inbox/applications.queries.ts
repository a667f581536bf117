import type { ApplicationDetails, ApplicationRow } from '@ticarum/contract/procedures/applications'
import { actsFrom, applicationActs } from '@ticarum/contract/values/inbox'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { type InboxQuery, pageOfQueue, placeIn, presentCare } from './inbox.queries.ts'

const applications = sqlOf
  .selectFrom('applications')
  .leftJoin('people', 'people.id', 'applications.assignee_id')
  .select([
    'applications.id',
    'company_name',
    'category',
    'state',
    'due_at',
    'answered_at',
    'applications.created_at',
    'assignee_id',
    'full_name',
  ])

export async function listApplications(ctx: Context, find: InboxQuery) {
  const { rows, order } = placeIn('applications', find)
  const found = await ctx.tx.all(
    applications
      .select(
        sql<number>`(select count(*)::integer from application_files f where f.application_id = applications.id)`.as(
          'files',
        ),
      )
      .where(rows)
      .orderBy(order)
      .limit(find.limit + 1),
  )
  return pageOfQueue(
    found,
    find,
    ({ id, company_name: companyName, category, files, state, ...care }): ApplicationRow => ({
      ...presentCare(care),
      id,
      companyName,
      category,
      files,
      state,
    }),
  )
}

export async function oneApplication(ctx: Context, { id }: { id: string }): Promise<ApplicationDetails> {
  const [row, files] = await Promise.all([
    ctx.tx.first(
      applications
        .select([
          'contact_person',
          'email',
          'phone',
          'address',
          'product_description',
          'language',
          'held_back',
          'notes',
          'updated_at',
        ])
        .where('applications.id', '=', id),
    ),
    ctx.tx.all(
      sqlOf
        .selectFrom('application_files')
        .select(['id', 'file_name as fileName', 'bytes', 'type'])
        .where('application_id', '=', id)
        .orderBy('id'),
    ),
  ])
  if (!row) return fail('NOT_FOUND')
  const { category, email, phone, address, language, state, notes } = row
  return {
    ...presentCare(row),
    id,
    companyName: row.company_name,
    category,
    contactPerson: row.contact_person,
    email,
    phone,
    address,
    productDescription: row.product_description,
    files,
    language,
    state,
    heldBack: row.held_back !== null,
    notes,
    version: row.updated_at.toISOString(),
    may: actsFrom(applicationActs, state),
  }
}

/** A file without an application is not served. */
export async function applicationFile(ctx: Context, { id }: { id: string }) {
  const stored = await ctx.tx.first(
    sqlOf
      .selectFrom('application_files')
      .select(['file', 'file_name as fileName', 'type'])
      .where('id', '=', id)
      .where('application_id', 'is not', null),
  )
  return stored ?? fail('NOT_FOUND')
}
