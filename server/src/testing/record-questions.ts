import { createGiven } from '@ticarum/db/testing/given'
import type pg from 'pg'
import { type OrderQuestion, signedIn } from './order-questions.ts'

const ENTRIES = 200_000
const DAYS = 400

/** The audit trail and failed mail, as an admin reads them, in a world in which much was changed and mailed. */
export async function recordQuestions(owner: pg.Pool): Promise<OrderQuestion[]> {
  const admin = await createGiven(owner).admin()
  await owner.query(
    `insert into audit_log (at, action, actor_id, actor_role, table_name, operation, row_id, changes)
      select now() - (${ENTRIES} - n) * interval '1 day' * ${DAYS} / ${ENTRIES}, 'orders.set-status',
        case when n % 100 = 0 then $1::uuid else a.id end, 'admin',
        (array['orders', 'products', 'payment_entries', 'people', 'accounts'])[1 + n % 5], 'UPDATE', n::text, '{}'
      from generate_series(1, ${ENTRIES}) n
      left join lateral (select id from accounts offset n % 50 limit 1) a on n % 7 = 0`,
    [admin.id],
  )
  await owner.query(
    `insert into mail_log (id, recipient, template, language, state, created_at)
      select gen_random_uuid(), 'reader' || n || '@example.com', 'notice', 'en',
        case when n % 100 = 0 then 'failed' else 'sent' end, now() - n * interval '1 minute'
      from generate_series(1, 100000) n`,
  )
  await owner.query('analyze audit_log, mail_log')
  const token = await signedIn(owner, admin.id)
  const day = new Date(Date.now() - (DAYS / 2) * 24 * 3600 * 1000).toISOString().slice(0, 10)
  const audit = (what: string, input: Record<string, unknown>) => ({ what, token, procedure: 'audit.list', input })
  return [
    audit('the audit trail', {}),
    audit('the audit trail, further on', { after: String(ENTRIES / 2) }),
    audit('what a person did', { by: admin.email }),
    audit('what was changed of orders', { table: 'orders' }),
    audit('what was changed on a day', { day }),
    audit('what a person changed of people on a day', { by: admin.email, table: 'people', day }),
    { what: 'failed mail', token, procedure: 'mail.list', input: { state: 'failed' } },
  ]
}
