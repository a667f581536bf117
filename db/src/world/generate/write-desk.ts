import type pg from 'pg'
import { idOf } from './generated-id.ts'

const ADMINS = 5

/** Rows beside the generated orders: notes, problems, proofs, pictures and links. */
export async function writeDesk(owner: pg.Client): Promise<void> {
  await owner.query(
    `create temp table made_admins on commit drop as
      select n as number, ${idOf("timestamptz '2023-12-01'", "'admin' || n")} as id
      from generate_series(0, ${ADMINS - 1}) n`,
  )
  await owner.query("insert into people (id, full_name) select id, 'Desk ' || number from made_admins")
  await owner.query(
    "insert into accounts (id, email) select id, 'desk-' || number || '@generated.example' from made_admins",
  )
  await owner.query("insert into user_roles (user_id, role) select id, 'admin' from made_admins")
  await owner.query(
    `insert into order_notes (order_id, ordered_at, assignee_id, notes, follow_up_on, updated_by, updated_at)
      select m.id, m.at, a.id, 'Pays late.', case when m.number % 30 = 0 then (m.at + interval '30 days')::date end,
        a.id, m.at
      from made_orders m join made_admins a on a.number = m.number / 10 % ${ADMINS} where m.number % 10 = 0`,
  )
  await owner.query(
    `update orders o set answer = 'cannot_supply', answered_at = m.at + interval '1 day'
      from made_orders m where m.id = o.id and m.status = 'pending' and m.number / 12 % 10 = 0`,
  )
  await owner.query(
    `update orders o set problem_at = m.at + interval '46 days' from made_orders m
      where m.id = o.id and m.status = 'processing' and m.shipping = 'delivered' and m.number / 12 % 5 = 0`,
  )
  await writePayments(owner)
  await owner.query(
    `insert into order_pictures (id, order_id, customer_id, supplier_id, name, widths, width, height, thumbhash,
        created_at)
      select ${idOf('m.at', "'picture' || m.number")}, o.id, o.customer_id, o.supplier_id, md5('picture' || m.number),
        '{320,640}', 800, 600, '3OcRJYB4d3h/iIeHeEh3eIhw+j2w', m.at
      from made_orders m join orders o on o.id = m.id where m.number % 50 = 0`,
  )
  await owner.query(
    `insert into order_links (id, order_id, customer_id, supplier_id, token_hash, created_by, created_at)
      select ${idOf('m.at', "'link' || m.number")}, o.id, o.customer_id, o.supplier_id,
        sha256(('link' || m.number)::bytea), o.placed_by, m.at
      from made_orders m join orders o on o.id = m.id where m.number % 20 = 0`,
  )
}

const SENT = idOf('o.created_at', "'sent' || m.number || d.part")

/** Completed orders are paid in two parts, of some others a proof waits, and some cancelled ones are to be refunded. */
async function writePayments(owner: pg.Client): Promise<void> {
  const parts = `from made_orders m join orders o on o.id = m.id
      cross join lateral (values ('deposit', o.deposit_cents, o.total_cents - o.deposit_cents),
        ('balance', o.total_cents - o.deposit_cents, 0)) d(part, cents, owed)`
  await owner.query(
    `insert into payment_entries (id, order_id, customer_id, supplier_id, kind, amount_cents, way, paid_on, made_by,
        created_at)
      select ${SENT}, o.id, o.customer_id, o.supplier_id, 'sent', d.cents, 'bank', o.created_at::date, o.placed_by,
        o.created_at
      ${parts}
      where d.cents > 0 and case m.status when 'completed' then m.number % 10 = 0
        when 'processing' then m.number / 12 % 3 = 0 and d.part = 'deposit' end`,
  )
  await owner.query(
    `insert into payment_entries (id, order_id, customer_id, supplier_id, kind, amount_cents, way, reference, paid_on,
        answers, number, owed_after_cents, made_by, created_at)
      select ${idOf('o.created_at', "'received' || m.number || d.part")}, o.id, o.customer_id, o.supplier_id,
        'received', d.cents, 'bank', o.number, o.created_at::date,
        case when m.status = 'completed' and m.number % 10 = 0 then ${SENT} end,
        'RC-' || nextval('receipt_numbers'), d.owed, a.id, o.created_at + interval '1 day'
      ${parts} join made_admins a on a.number = m.number % ${ADMINS}
      where d.cents > 0 and case m.status when 'completed' then true
        when 'cancelled' then m.number / 12 % 10 = 0 and d.part = 'deposit' end`,
  )
  await owner.query(
    `update orders o set proof_sent_at = o.created_at from made_orders m
      where m.id = o.id and m.status = 'processing' and m.number / 12 % 3 = 0`,
  )
  await owner.query(
    `insert into payment_proofs (id, entry_id, customer_id, sent_by, file, file_name, type, bytes, created_at)
      select ${idOf('p.created_at', "'proof' || p.id")}, p.id, p.customer_id, p.made_by,
        md5('proof' || p.id) || '.pdf', 'slip.pdf', 'application/pdf', 4000, p.created_at
      from payment_entries p join made_orders m on m.id = p.order_id where p.kind = 'sent'`,
  )
}
