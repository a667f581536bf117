import type pg from 'pg'
import { idOf } from './generated-id.ts'
import { spelled } from './invented-words.ts'

/** Companies with one person each. Leaves the temporary table `made_customers` for this transaction. */
export async function writeCustomers(owner: pg.Client, count: number): Promise<void> {
  await owner.query(
    `create temp table made_customers (number integer primary key, id uuid, person uuid, name text, city text,
        email text, since timestamptz) on commit drop`,
  )
  await owner.query(
    `insert into made_customers
      select n, ${idOf('since', "'customer' || n")}, ${idOf('since', "'buyer' || n")},
        initcap(${spelled('so', 'n')}) || ' ' || (array['Trading', 'Stores', 'Wholesale', 'Centre'])[1 + n % 4],
        (array['Mogadishu', 'Hargeisa', 'Bosaso', 'Kismayo', 'Garowe'])[1 + n % 5],
        'buyer-' || n || '@generated.example', since
      from generate_series(0, $1::integer - 1) n,
        lateral (select timestamptz '2023-12-01' + n * interval '5 minutes' as since) s`,
    [count],
  )
  await owner.query("insert into companies (id, kind, created_at) select id, 'customer', since from made_customers")
  await owner.query(
    'insert into customers (id, name, city, created_at) select id, name, city, since from made_customers',
  )
  await owner.query(
    `insert into people (id, full_name, company_id, company_owner, created_at)
      select person, name, id, true, since from made_customers`,
  )
  await owner.query("insert into accounts (id, email, language) select person, email, 'so' from made_customers")
  await owner.query("insert into user_roles (user_id, role) select person, 'customer' from made_customers")
}
