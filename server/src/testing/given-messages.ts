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

/** A message with a file in a chat of this person's company; returns the message's id. */
export async function givenMessageFile(
  database: SeededDatabase,
  whose: GivenPerson | null,
  { fileName = 'list.pdf', type = 'application/pdf' } = {},
): Promise<string> {
  const chat = await givenChat(database, whose)
  const { rows } = await database.owner.query<{ id: string }>(
    `with named as (update messages set body = $2 where conversation_id = $1 and number = 1
        returning id, customer_id, supplier_id)
      insert into message_files (message_id, customer_id, supplier_id, file, type, bytes)
        select id, customer_id, supplier_id, id || '.pdf', $3, 2000 from named returning message_id as id`,
    [chat, fileName, type],
  )
  return rows[0]?.id ?? ''
}
