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

/** The deposit of such an order, in this state. */
export async function givenPayment(
  database: SeededDatabase,
  whose: GivenPerson | null,
  state: 'due' | 'proof_sent' = 'due',
): Promise<string> {
  const orderId = await givenOrder(database, whose)
  const { rows } = await database.owner.query<{ id: string }>(
    "update payments set state = $2 where order_id = $1 and part = 'deposit' returning id",
    [orderId, state],
  )
  return rows[0]?.id ?? newId()
}

export async function givenProof(database: SeededDatabase, whose: GivenPerson | null): Promise<string> {
  const id = newId()
  const paymentId = await givenPayment(database, whose, 'proof_sent')
  await database.owner.query(
    `insert into payment_proofs (id, payment_id, customer_id, sent_by, file, file_name, type, bytes)
      select $1, p.id, p.customer_id, o.placed_by, $3, 'slip.pdf', 'application/pdf', 4
      from payments p join orders o on o.id = p.order_id where p.id = $2`,
    [id, paymentId, `${id}.pdf`],
  )
  return id
}

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
