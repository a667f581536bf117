import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'

type SeededDatabase = Pick<TestDatabase, 'owner' | 'given'>

/** A chat of a customer with a supplier, without messages; returns its id. */
export async function givenChatOf({ owner }: SeededDatabase, customerId: string, supplierId: string): Promise<string> {
  const id = newId()
  await owner.query(
    `insert into conversations (id, kind, subject_id, customer_id, supplier_id, begun_by, customer_name)
      select $1, 'chat', $1, $2, $3, $2, name from customers where id = $2`,
    [id, customerId, supplierId],
  )
  return id
}

/** So many messages of one side, one after the other. */
export async function givenMessages(
  { owner }: SeededDatabase,
  conversationId: string,
  { side, senderId = null, count = 1 }: { side: 'customer' | 'supplier'; senderId?: string | null; count?: number },
): Promise<void> {
  await owner.query(
    `insert into messages (id, conversation_id, side, sender_id, sender_name, body)
      select gen_random_uuid(), $1, $2, $3, 'Somebody', 'Message ' || n from generate_series(1, $4::integer) n`,
    [conversationId, side, senderId, count],
  )
}

/** A chat of this person's company, in which the other side has said something. */
export async function givenChat(database: SeededDatabase, whose: GivenPerson | null): Promise<string> {
  const { given } = database
  const ofSupplier = whose?.role === 'supplier'
  const customerId = (ofSupplier ? null : whose?.companyId) ?? (await given.customer()).companyId ?? ''
  const supplierId = (ofSupplier ? whose?.companyId : null) ?? (await given.supplier()).companyId ?? ''
  const id = await givenChatOf(database, customerId, supplierId)
  await givenMessages(database, id, { side: ofSupplier ? 'customer' : 'supplier' })
  return id
}
