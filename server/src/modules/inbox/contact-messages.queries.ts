import type { ContactDetails, ContactRow } from '@ticarum/contract/procedures/contact-messages'
import { actsFrom, contactActs } from '@ticarum/contract/values/inbox'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { type InboxQuery, pageOfQueue, placeIn, presentCare } from './inbox.queries.ts'

const messages = sqlOf
  .selectFrom('contact_messages')
  .leftJoin('people', 'people.id', 'contact_messages.assignee_id')
  .select([
    'contact_messages.id',
    'name',
    'state',
    'due_at',
    'answered_at',
    'contact_messages.created_at',
    'assignee_id',
    'full_name',
  ])

export async function listContacts(ctx: Context, find: InboxQuery) {
  const { rows, order } = placeIn('contact_messages', find)
  const found = await ctx.tx.all(
    messages
      .select(sql<string>`left(message, 160)`.as('beginning'))
      .where(rows)
      .orderBy(order)
      .limit(find.limit + 1),
  )
  return pageOfQueue(
    found,
    find,
    (row): ContactRow => ({
      ...presentCare(row),
      id: row.id,
      name: row.name,
      beginning: row.beginning,
      state: row.state,
    }),
  )
}

export async function oneContact(ctx: Context, { id }: { id: string }): Promise<ContactDetails> {
  const row = await ctx.tx.first(
    messages
      .select(['email', 'message', 'language', 'held_back', 'notes', 'updated_at'])
      .where('contact_messages.id', '=', id),
  )
  if (!row) return fail('NOT_FOUND')
  const { name, email, message, language, state, notes } = row
  const [heldBack, version] = [row.held_back !== null, row.updated_at.toISOString()]
  return {
    ...presentCare(row),
    id,
    name,
    email,
    message,
    language,
    state,
    heldBack,
    notes,
    version,
    may: actsFrom(contactActs, state),
  }
}
