import { newId } from '@ticarum/db/ids'
import { createGiven } from '@ticarum/db/testing/given'
import type pg from 'pg'
import { type OrderQuestion, signedIn } from './order-questions.ts'

const LONG_THREAD = 100_000
const THREADS = 5000

/** A supplier with many conversations, one of which is long, and others with theirs. */
export async function messageQuestions(owner: pg.Pool): Promise<OrderQuestion[]> {
  const given = createGiven(owner)
  const [supplier, customer] = [await given.supplier(), await given.customer()]
  const long = newId()
  // What follows from a message is written here, because for so many its triggers take long.
  await owner.query('alter table messages disable trigger user')
  await owner.query(
    `      insert into companies (id, kind) select gen_random_uuid(), 'customer' from generate_series(1, ${THREADS});
      insert into conversations (id, kind, subject_id, customer_id, supplier_id, begun_by, last_number, last_at,
          last_side, last_body)
        select c.id, 'chat', c.id, c.id, '${supplier.companyId}', c.id, 20, now() - random() * interval '300 days',
            'customer', 'In stock?'
          from companies c where c.kind = 'customer' and c.id <> '${customer.companyId}';
      insert into conversations (id, kind, subject_id, customer_id, supplier_id, begun_by, last_number, last_at,
          last_side, last_body)
        values ('${long}', 'chat', '${long}', '${customer.companyId}', '${supplier.companyId}',
          '${customer.companyId}', ${LONG_THREAD}, now(), 'customer', 'In stock?');
      insert into messages (id, conversation_id, side, sender_name, body, number, customer_id, supplier_id)
        select gen_random_uuid(), c.id, case n % 2 when 0 then 'customer' else 'supplier' end, 'Somebody',
            'Message ' || n, n, c.customer_id, c.supplier_id
          from conversations c, generate_series(1, c.last_number) n where c.kind = 'chat';
      insert into message_files (message_id, customer_id, supplier_id, file, type, bytes)
        select id, customer_id, supplier_id, id || '.pdf', 'application/pdf', 2000 from messages where number % 10 = 0;
      insert into conversation_readers (conversation_id, user_id, company_id, unread)
        select id, '${supplier.id}', supplier_id, (random() < 0.02)::integer from conversations where kind = 'chat'`,
  )
  await owner.query('alter table messages enable trigger user')
  await owner.query('analyze conversations, messages, message_files, conversation_readers')
  const [seller, buyer] = [await signedIn(owner, supplier.id), await signedIn(owner, customer.id)]
  const { rows } = await owner.query<{ at: Date; id: string }>(
    "select last_at as at, id from conversations where kind = 'chat' order by last_at desc offset 2500 limit 1",
  )
  const after = Buffer.from(`${rows[0]?.at.toISOString()} ${rows[0]?.id}`).toString('base64url')
  const ask = (what: string, token: string, procedure: string, input: Record<string, unknown>) => ({
    what,
    token,
    procedure: `messages.${procedure}`,
    input,
  })
  return [
    ask('conversations of a supplier', seller, 'list', {}),
    ask('conversations of a supplier, further on', seller, 'list', { after }),
    ask('conversations of a customer', buyer, 'list', {}),
    ask('unread messages', seller, 'count', {}),
    ask(`a thread of ${LONG_THREAD} messages`, seller, 'thread', { id: long }),
    ask('the same, as its customer', buyer, 'thread', { id: long }),
    ask('older messages of it', seller, 'thread', { id: long, before: LONG_THREAD / 2 }),
    ask('a word that every message has', seller, 'search', { q: 'message' }),
    ask('a beginning of words', buyer, 'search', { q: 'mes' }),
    ask('a word that few messages have', buyer, 'search', { q: '99999' }),
    ask('a word that no message has', seller, 'search', { q: 'nowhere' }),
    ask('the first messages of it', seller, 'thread', { id: long, before: 20 }),
  ]
}
