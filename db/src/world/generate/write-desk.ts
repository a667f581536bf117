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
  await owner.query(
    `update payments p set state = 'proof_sent' from made_orders m
      where m.id = p.order_id and p.part = 'deposit' and m.status = 'processing' and m.number / 12 % 3 = 0`,
  )
  await owner.query(
    `update orders o set proof_sent_at = o.created_at from payments p
      where p.order_id = o.id and p.state = 'proof_sent'`,
  )
  await owner.query(
    `insert into payment_proofs (id, payment_id, customer_id, sent_by, file, file_name, type, bytes, created_at)
      select ${idOf('m.at', "'proof' || m.number || p.part")}, p.id, p.customer_id, o.placed_by,
        md5('proof' || m.number || p.part) || '.pdf', 'slip.pdf', 'application/pdf', 4000, m.at
      from made_orders m join orders o on o.id = m.id join payments p on p.order_id = m.id
      where p.state = 'proof_sent' or (p.state = 'confirmed' and m.number % 10 = 0)`,
  )
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
