import type { InboxSubject } from '@ticarum/contract/procedures/inbox'
import type { InboxKind } from '@ticarum/contract/values/inbox'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { feedbackWords } from '../feedback/feedback.public.ts'
import { needSubject } from '../needs/needs.public.ts'

/** What an item is about. */
export function subjectOf(ctx: Context, kind: InboxKind, id: string): Promise<InboxSubject> {
  return subjects[kind](ctx, id)
}

const subjects: Record<InboxKind, (ctx: Context, id: string) => Promise<InboxSubject>> = {
  contact: contactOf,
  application: applicationOf,
  order: orderOf,
  feedback: feedbackOf,
  report: reportOf,
  company: companyOf,
  need: async (ctx, id) => (await needSubject(ctx, id)) ?? fail('NOT_FOUND'),
}

async function contactOf(ctx: Context, id: string): Promise<InboxSubject> {
  const row = await ctx.tx.first(sqlOf.selectFrom('contact_messages').select('message').where('id', '=', id))
  return row ? { kind: 'contact', id, message: row.message } : fail('NOT_FOUND')
}

async function applicationOf(ctx: Context, id: string): Promise<InboxSubject> {
  const [row, files] = await Promise.all([
    ctx.tx.first(
      sqlOf
        .selectFrom('applications')
        .select([
          'company_name',
          'category',
          'contact_person',
          'phone',
          'address',
          'product_description',
          'supplier_id',
        ])
        .where('id', '=', id),
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
  return {
    kind: 'application',
    id,
    companyName: row.company_name,
    category: row.category,
    contactPerson: row.contact_person,
    phone: row.phone,
    address: row.address,
    message: row.product_description,
    files,
    supplierId: row.supplier_id,
  }
}

async function orderOf(ctx: Context, id: string): Promise<InboxSubject> {
  const row = await ctx.tx.first(
    sqlOf.selectFrom('orders').select(['number', 'supplier_name', 'status']).where('id', '=', id),
  )
  return row
    ? { kind: 'order', id, number: row.number, supplier: row.supplier_name, status: row.status }
    : fail('NOT_FOUND')
}

async function feedbackOf(ctx: Context, id: string): Promise<InboxSubject> {
  const words = await feedbackWords(ctx, id)
  return words ? { kind: 'feedback', ...words } : fail('NOT_FOUND')
}

async function reportOf(ctx: Context, id: string): Promise<InboxSubject> {
  const [row] = await ctx.tx.sql<{ reason: string; copy: ReportedMessage[]; customer: string; supplier: string }>(
    `select r.reason, r.copy, c.customer, c.supplier from message_reports r, fx.reported_companies(r.id) c
      where r.id = $1`,
    [id],
  )
  if (!row) return fail('NOT_FOUND')
  const copy = row.copy.map(({ side, name, body, phrase = null, at }) => ({
    side,
    name,
    body,
    phrase,
    at: new Date(at).toISOString(),
  }))
  return { kind: 'report', id, message: row.reason, customer: row.customer, supplier: row.supplier, copy }
}

type ReportedMessage = Extract<InboxSubject, { kind: 'report' }>['copy'][number]

async function companyOf(ctx: Context, id: string): Promise<InboxSubject> {
  const row = await ctx.tx.first(
    sqlOf.selectFrom('conversations').select('customer_id').where('kind', '=', 'company').where('subject_id', '=', id),
  )
  return row ? { kind: 'company', id, role: row.customer_id ? 'customer' : 'supplier' } : fail('NOT_FOUND')
}
