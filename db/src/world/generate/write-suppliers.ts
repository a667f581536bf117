import type pg from 'pg'
import { idOf } from './generated-id.ts'
import { spelled } from './invented-words.ts'

/**
 * Companies with one person each; three of five are verified. Leaves the temporary table `made_suppliers` for this
 * transaction.
 */
export async function writeSuppliers(owner: pg.Client, count: number): Promise<void> {
  await owner.query(
    `create temp table made_suppliers (number integer primary key, id uuid, person uuid, name text, city text,
        since timestamptz, verified boolean) on commit drop`,
  )
  await owner.query(
    `insert into made_suppliers
      select n, ${idOf('since', "'supplier' || n")}, ${idOf('since', "'person' || n")},
        initcap(${spelled('en', 'n')}) || ' '
          || (array['Tekstil', 'Gıda', 'Mobilya', 'Yapı', 'Ticaret', 'Sanayi'])[1 + n % 6],
        (array['İstanbul', 'Gaziantep', 'Kayseri', 'Denizli', 'İzmir', 'Bursa', 'Konya', 'Mersin', 'Adana',
          'Ankara'])[1 + n % 10], since, n % 5 < 3
      from generate_series(0, $1::integer - 1) n,
        lateral (select timestamptz '2023-12-01' + n * interval '3 minutes' as since) s`,
    [count],
  )
  await owner.query("insert into companies (id, kind, created_at) select id, 'supplier', since from made_suppliers")
  await owner.query(
    `insert into suppliers (id, name, city, country, created_at, verified_at, verified_until, verified_checks)
      select id, name, city, 'Turkey', since, case when verified then since end,
        case when verified then now() + interval '300 days' end,
        case when verified then array['trade-registry', 'tax-office'] else '{}' end
      from made_suppliers`,
  )
  await owner.query('insert into supplier_private (supplier_id) select id from made_suppliers')
  await owner.query(
    `insert into people (id, full_name, company_id, company_owner, created_at)
      select person, name, id, true, since from made_suppliers`,
  )
  await owner.query(
    `insert into accounts (id, email, language)
      select person, 'owner-' || id || '@generated.example', 'tr' from made_suppliers`,
  )
  await owner.query("insert into user_roles (user_id, role) select person, 'supplier' from made_suppliers")
}
