import { newId } from '@ticarum/db/ids'
import type { SeededDatabase, TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { hashToken } from '../door/authenticate.ts'
import { mogadishu } from './given-buying.ts'

type OrderOptions = Pick<NonNullable<Parameters<TestDatabase['given']['order']>[0]>, 'status' | 'shippingStatus'>

/** An order of this person's company, as customer or supplier. */
export async function givenOrder(
  { given }: Pick<TestDatabase, 'given'>,
  whose: GivenPerson | null,
  where: OrderOptions = {},
): Promise<string> {
  if (whose?.role === 'customer') return (await given.order({ customer: whose, ...where })).id
  if (whose?.role === 'supplier') return (await given.order({ supplierId: whose.companyId ?? '', ...where })).id
  return (await given.order(where)).id
}

/** A proposal to amend such an order. */
export const givenAmendment = async (database: SeededDatabase, whose: GivenPerson | null): Promise<string> =>
  database.given.amendment(await givenOrder(database, whose))

/** Such an order's entry of a proof that nobody has decided on. */
export const givenPayment = async (database: SeededDatabase, whose: GivenPerson | null): Promise<string> =>
  database.given.proof(await givenOrder(database, whose))

/** A cancelled order, of which what was received has to be refunded. */
export async function givenRefundDue(database: SeededDatabase, whose: GivenPerson | null): Promise<string> {
  const id = await givenOrder(database, whose, { status: 'cancelled' })
  await database.given.payment(id, 1500)
  return id
}

/** A refund that somebody entered and that waits for an admin other than them. */
export async function givenWaitingRefund(
  { given, owner }: Pick<TestDatabase, 'given' | 'owner'>,
  { id: proposedBy }: Pick<GivenPerson, 'id'>,
  amountCents = 1500,
): Promise<{ id: string; orderId: string }> {
  const id = newId()
  const orderId = await givenOrder({ given }, null, { status: 'cancelled' })
  await given.payment(orderId, amountCents)
  await owner.query(
    `insert into waiting_refunds (id, order_id, customer_id, supplier_id, amount_cents, way, reference, paid_on,
        proposed_by)
      select $1, o.id, o.customer_id, o.supplier_id, $3, 'hawala', 'HW 4711', '2026-01-05', $4
      from orders o where o.id = $2`,
    [id, orderId, amountCents, proposedBy],
  )
  return { id, orderId }
}

export async function givenProof(database: SeededDatabase, whose: GivenPerson | null): Promise<string> {
  const id = newId()
  const entryId = await givenPayment(database, whose)
  await database.owner.query(
    `insert into payment_proofs (id, entry_id, customer_id, sent_by, file, file_name, type, bytes)
      select $1, p.id, p.customer_id, p.made_by, $3, 'slip.pdf', 'application/pdf', 4
      from payment_entries p where p.id = $2`,
    [id, entryId, `${id}.pdf`],
  )
  return id
}

/** How money came, as the desk enters it. */
export const aPayment = { amountCents: 500, way: 'hawala', reference: 'HW 4711', paidOn: '2026-01-05' } as const

/** What a customer says of a proof. */
export const aProof = { fileName: 'slip.png', amountCents: 1500, way: 'bank' } as const

async function share({ owner }: Pick<TestDatabase, 'owner'>, orderId: string): Promise<string> {
  const token = newId() + newId()
  const link = `insert into order_links (id, order_id, customer_id, supplier_id, token_hash, created_by)
      select $1, id, customer_id, supplier_id, $3, placed_by from orders where id = $2`
  await owner.query(link, [newId(), orderId, hashToken(token)])
  return token
}

/** The token of a tracking link. */
export const givenTracking = async (database: SeededDatabase): Promise<string> =>
  share(database, await givenOrder(database, null))

/** An order with a tracking link. */
export async function givenSharedOrder(database: SeededDatabase, whose: GivenPerson | null): Promise<string> {
  const id = await givenOrder(database, whose)
  await share(database, id)
  return id
}

export async function givenExport({ owner, given }: SeededDatabase, whose: GivenPerson | null): Promise<string> {
  const id = newId()
  const madeBy = whose?.id ?? (await given.admin()).id
  await owner.query("insert into order_exports (id, made_by, language, filter, name) values ($1, $2, 'en', '{}', $3)", [
    id,
    madeBy,
    newId(),
  ])
  return id
}

/** What the order dialog sends, for one product. */
export const orderOf = (productId: string, quantity = 1) => ({ productId, quantity, address: mogadishu })
