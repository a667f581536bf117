import type { QuoteState } from '@ticarum/contract/values/quotes'
import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenItem, type InboxItemOptions } from './given-inbox.ts'

type TableOwner = Pick<TestDatabase, 'owner'>

/** What somebody needs. */
export const aNeed = { what: 'White plastic chairs that can be stacked', quantity: 500 }

interface NeedOptions extends InboxItemOptions {
  /** without one: somebody without an account */
  customer?: GivenPerson
  name?: string
  email?: string
  what?: string
}

/** A need on the desk's list; returns the item's and its own id. */
export async function givenNeed(
  database: TableOwner,
  { customer, name = 'Ayaan Xirsi', email = 'ayaan@example.com', what = aNeed.what, ...item }: NeedOptions = {},
): Promise<{ itemId: string; needId: string }> {
  const { owner } = database
  const id = newId()
  await owner.query(
    `insert into needs (id, what, quantity, port, language, customer_id, person_id, name, email)
      values ($1, $2, $3, 'SOMGQ', 'so', $4, $5, $6, $7)`,
    [
      ...[id, what, aNeed.quantity],
      ...(customer ? [customer.companyId, customer.id, '', ''] : [null, null, name, email]),
    ],
  )
  const itemId = await givenItem(database, 'need', { id, who: name, beginning: what }, item)
  await owner.query('update conversations set customer_id = $2 where id = $1', [itemId, customer?.companyId ?? null])
  return { itemId, needId: id }
}

/** An uploaded picture; without a need it belongs to none yet. */
export async function givenNeedPicture({ owner }: TableOwner, needId: string | null = null): Promise<string> {
  const id = newId()
  await owner.query('insert into need_pictures (id, need_id, file, bytes) values ($1, $2, $3, 4)', [
    id,
    needId,
    `${id}.webp`,
  ])
  return id
}

/** A quote that the desk asked for to answer a need. */
export async function givenNeedQuote(
  { given, owner }: Pick<TestDatabase, 'given' | 'owner'>,
  { needId, customer, state = 'requested' }: { needId: string; customer: GivenPerson; state?: QuoteState },
): Promise<string> {
  const supplierId = await given.company('supplier')
  await owner.query('update suppliers set active = true where id = $1', [supplierId])
  const product = await given.product({ supplierId, stock: 10_000 })
  const { id } = await given.quote({ customer, product, state })
  await owner.query('insert into need_quotes (id, need_id, supplier_id) values ($1, $2, $3)', [id, needId, supplierId])
  return id
}

/** A need for which an offer has come; returns its id. */
export async function givenAnsweredNeed(database: Pick<TestDatabase, 'given' | 'owner'>): Promise<string> {
  const customer = await database.given.customer()
  const { needId } = await givenNeed(database, { customer })
  await givenNeedQuote(database, { needId, customer, state: 'offered' })
  return needId
}

/** The version of the item of a need that an admin has read. */
export async function needVersion({ owner }: TableOwner, needId: string): Promise<string> {
  const { rows } = await owner.query<{ updated_at: Date }>(
    `select i.updated_at from inbox_items i join conversations c on c.id = i.id
      where c.kind = 'need' and c.subject_id = $1`,
    [needId],
  )
  return (rows[0]?.updated_at ?? new Date()).toISOString()
}
