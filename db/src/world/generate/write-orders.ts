import type pg from 'pg'
import { idOf } from './generated-id.ts'
import { writeDesk } from './write-desk.ts'

/** Tables that are filled here; their indexes and foreign keys are built at the end. */
export const orderTables = [
  ...['customers', 'orders', 'order_lines', 'order_events', 'order_fees', 'order_deltas', 'order_counts'],
  ...['payment_entries', 'sales_figures', 'order_amendments', 'order_amendment_lines'],
  ...['order_notes', 'payment_proofs', 'order_pictures', 'order_links'],
]

/**
 * Orders of one or two lines. Some products and buyers have more than others, recent times more than old ones; most are
 * completed. Stock is what is left.
 */
export async function generateOrders(
  owner: pg.Client,
  count: number,
  products: number,
  customers: number,
): Promise<void> {
  await owner.query(
    `create temp table made_goods (number integer primary key, id uuid, supplier_id uuid, next_id uuid, words tsvector)
        on commit drop`,
  )
  await owner.query(
    `insert into made_goods
      select row_number() over (order by m.number) - 1, m.id, m.supplier_id,
        lead(m.id) over (partition by m.supplier_id order by m.number),
        to_tsvector('simple', fx.searchable_words(s.name || ' ' || t.name))
      from made_products m join products p on p.id = m.id join suppliers s on s.id = m.supplier_id
        join product_texts t on t.product_id = m.id and t.language = 'en'
      where p.status = 'listed'`,
  )
  await owner.query(
    `create temp table made_orders (number integer, called text, id uuid, customer integer, supplier_id uuid,
        product_id uuid, second_id uuid, times integer, at timestamptz, status text, shipping text)
      on commit drop`,
  )
  await owner.query(
    `insert into made_orders
      select x.number, 'TC-' || nextval('order_numbers'), ${idOf('x.at', "'order' || x.number")}, x.customer,
        g.supplier_id, g.id, case when x.number % 10 < 3 then g.next_id end, 1 + x.number % 4, x.at, x.status,
        case x.status when 'completed' then 'delivered'
          when 'processing' then (array['preparing', 'shipped', 'in_transit', 'delivered'])[1 + x.number / 12 % 4]
          else 'pending' end
      from (select n as number,
          timestamptz '2024-02-01' + (now() - interval '1 hour' - timestamptz '2024-02-01') * sqrt(n::float8 / $1)
            as at,
          floor($2 * power(random(), 1.5))::integer as customer, floor($3 * power(random(), 1.5))::integer as goods,
          (array['pending', 'processing', 'processing', 'cancelled']
            || array_fill('completed'::text, array[8]))[1 + n % 12] as status
        from generate_series(1, $1::integer) n offset 0) x
      join made_goods g on g.number = x.goods order by x.number`,
    [count, customers, Math.floor(products * 0.9)],
  )
  await owner.query('analyze made_goods; analyze made_orders')
  await writeRows(owner)
  await writeDesk(owner)
  await owner.query(`insert into order_counts (company_id, status, number)
    select c.id, o.status, count(*) from orders o join made_orders m on m.id = o.id
      cross join lateral (values (o.customer_id), (o.supplier_id), ('00000000-0000-0000-0000-000000000000'::uuid)) c(id)
      group by 1, 2
    on conflict (company_id, status) do update set number = order_counts.number + excluded.number`)
  await owner.query('analyze orders, order_lines')
  await owner.query('select fx.recount_sales()')
}

/** Lines first, because an order's totals are the sums of its lines; then the rows that follow from it. */
async function writeRows(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into order_lines (order_id, position, customer_id, supplier_id, product_id, names, original_language,
        article_code, unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place, details,
        made_to_order, lead_days, image, image_name, category)
      select o.id, l.position, c.id, o.supplier_id, p.id, t.names, p.original_language, p.article_code, p.unit,
        p.pieces_per_unit, p.price_cents, q.quantity, p.price_cents * q.quantity, coalesce(p.incoterm, s.incoterm),
        coalesce(p.basis_place, s.basis_place), p.details, p.made_to_order, p.lead_days, i.images -> 0,
        i.images -> 0 ->> 'name', p.category
      from made_orders o join made_customers c on c.number = o.customer
        cross join lateral (values (0, o.product_id), (1, o.second_id)) l(position, product_id)
      join products p on p.id = l.product_id join listings i on i.product_id = p.id cross join company_settings s
      cross join lateral (select least(1000, p.minimum * o.times) as quantity) q
      join (select product_id, jsonb_object_agg(language, name) as names from listing_texts group by 1) t
        on t.product_id = p.id`,
  )
  await owner.query(
    `insert into orders (id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email,
        supplier_name, shipping_address, shipping_city, shipping_country, port, quantity, line_count, total_cents,
        deposit_cents, incoterm, basis_place, terms_version, status, shipping_status, tracking_number, shipping_carrier,
        shipped_at, delivered_at, answer, answered_at, ready_on, received_at, stock_returned, created_at, number,
        search, received_cents, deposit_received_at, balance_received_at, refund_due_since)
      select o.id, c.id, o.supplier_id, c.person, c.name, c.name, c.email, s.name, 'Maka al-Mukarama 12', c.city,
        'Somalia', 'SOMGQ', l.quantity, l.lines, l.total, fx.share_of(l.total, 3000), l.incoterm, l.basis_place,
        '2025-01', o.status, o.shipping, case when shipped then 'TCRU' || o.number end,
        case when shipped then 'Mersin Liner' end, case when shipped then o.at + interval '10 days' end,
        case when o.shipping = 'delivered' then o.at + interval '45 days' end,
        case when o.status <> 'pending' then 'can_deliver' end,
        case when o.status <> 'pending' then o.at + interval '1 day' end,
        case when o.status <> 'pending' then (o.at + interval '9 days')::date end,
        case when o.status = 'completed' then o.at + interval '47 days' end, o.status = 'cancelled', o.at, o.called,
        g.words || array_to_tsvector(array['tc', substr(o.called, 4)]) || to_tsvector('simple', lower(c.name)),
        case when o.status = 'completed' then l.total when refunds then fx.share_of(l.total, 3000) else 0 end,
        case when o.status = 'completed' or refunds then o.at + interval '1 day' end,
        case when o.status = 'completed' then o.at + interval '1 day' end,
        case when refunds then o.at + interval '2 days' end
      from made_orders o join made_customers c on c.number = o.customer join suppliers s on s.id = o.supplier_id
        join made_goods g on g.id = o.product_id
      join (select l.order_id, sum(l.quantity) as quantity, count(*) as lines, sum(l.total_cents)::bigint as total,
          min(l.incoterm) as incoterm, min(l.basis_place) as basis_place
          from order_lines l group by 1) l on l.order_id = o.id
      cross join lateral (select o.shipping in ('shipped', 'in_transit', 'delivered') as shipped,
        o.status = 'cancelled' and o.number / 12 % 10 = 0 as refunds) n order by o.number`,
  )
  await owner.query(
    `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_id, actor_name,
        details, created_at)
      select ${idOf('e.at', "'event' || m.number || e.kind")}, o.id, o.customer_id, o.supplier_id, e.kind, e.role,
        case e.role when 'customer' then o.placed_by end,
        case e.role when 'customer' then o.customer_name else o.supplier_name end, e.details, e.at
      from made_orders m join orders o on o.id = m.id
      cross join lateral (values ('placed', 'customer', '{}'::jsonb, o.created_at),
        ('can_deliver', 'supplier', jsonb_build_object('readyOn', o.ready_on), o.answered_at),
        ('status', 'admin', jsonb_build_object('from', 'pending', 'to', o.status), o.answered_at))
          e(kind, role, details, at)
      where e.kind = 'placed' or o.status <> 'pending'`,
  )
  await owner.query(
    `insert into order_amendments (id, order_id, customer_id, supplier_id, version, state, proposed_by, proposed_as,
        answer_by, total_before_cents, deposit_before_cents, total_cents, deposit_cents, created_at, ended_at)
      select ${idOf('o.created_at', "'amendment' || m.number")}, o.id, o.customer_id, o.supplier_id, 1, 'declined',
        o.placed_by, 'supplier', (o.created_at + interval '7 days')::date, o.total_cents, o.deposit_cents,
        o.total_cents, o.deposit_cents, o.created_at, o.created_at + interval '1 day'
      from made_orders m join orders o on o.id = m.id where m.number % 10 = 0`,
  )
  await owner.query(
    `insert into order_amendment_lines (amendment_id, position, customer_id, supplier_id, unit_price_cents, quantity,
        struck_out)
      select a.id, l.position, a.customer_id, a.supplier_id, l.unit_price_cents, l.quantity, false
      from order_amendments a join order_lines l on l.order_id = a.order_id`,
  )
  await owner.query(
    `insert into order_fees (order_id, supplier_id, hundredths, fee_cents)
      select o.id, o.supplier_id, 250, fx.share_of(o.total_cents, 250)
      from made_orders m join orders o on o.id = m.id`,
  )
  await owner.query('update products set used = true where id in (select product_id from order_lines)')
}
