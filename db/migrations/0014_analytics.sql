-- Analytics: what was sold, to whom and where, and how many looked at it. The deltas that count orders also carry the
-- figures of sales: a job rolls them up into days and months, and readers add those that remain.

alter table order_lines add category text not null default 'other' -- the product's, at the time of placing
  check (category in ('food', 'textiles', 'electronics', 'construction', 'home', 'fashion', 'beauty', 'other',
    'medical'));
update order_lines l set category = p.category from products p where p.id = l.product_id;
grant insert (category) on order_lines to app;

alter table order_deltas add order_id uuid; -- null: the figures already have its order

-- What is counted beside orders: a look at a product, a product that was put into a cart, and a step that a supplier or
-- the desk had promised for a day, done by then (kept) or after it (late).
create table activity_deltas (
  id bigint generated always as identity primary key,
  supplier_id uuid not null, -- all zeros: of no supplier
  kind text not null check (kind in ('view', 'cart', 'kept', 'late', 'desk_kept', 'desk_late')),
  day date not null,
  view_id uuid unique -- made by who looked, so that a repeated request counts once
);
create index activity_deltas_supplier on activity_deltas (supplier_id);
call fx.force_row_security('activity_deltas');
grant select on activity_deltas to app, app_admin;
create policy own on activity_deltas for select to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
create policy admin_reads on activity_deltas for select to app_admin using (true);
grant select, insert, update, delete on activity_deltas to effects; -- update: for `select … for update skip locked`
create policy effects_all on activity_deltas to effects using (true) with check (true);

-- Orders that are not cancelled, by the day on which they were placed. Days and months are those of GMT+3.
create table sales_figures (
  company_id uuid not null, -- supplier; all zeros: all suppliers together
  kind text not null check (kind in ('all', 'product', 'category', 'city', 'customer')),
  key text not null, -- which product, category, city or customer; empty: all
  grain text not null check (grain in ('day', 'month')),
  starts_on date not null,
  orders bigint not null default 0,
  cents bigint not null default 0,
  -- only of all
  new_customers bigint not null default 0, -- whose first order this is
  views bigint not null default 0,
  carts bigint not null default 0,
  -- promises by the day on which the step was done: those of suppliers, and those of the desk
  kept bigint not null default 0,
  late bigint not null default 0,
  desk_kept bigint not null default 0,
  desk_late bigint not null default 0,
  primary key (company_id, kind, key, grain, starts_on)
);
-- Only of what sold, so that no other question takes them for the primary key, which is far better for one product.
create index sales_figures_best on sales_figures (company_id, kind, grain, starts_on, cents desc)
  where kind in ('product', 'category', 'city') and orders > 0;
create index sales_figures_best_products on sales_figures (grain, starts_on, cents desc)
  where kind = 'product' and orders > 0;
call fx.force_row_security('sales_figures');
grant select on sales_figures to app, app_admin;
create policy own on sales_figures for select to app
  using (company_id = (select fx.company()) and (select fx.role()) = 'supplier');
create policy admin_reads on sales_figures for select to app_admin using (true);
grant select, insert, update (orders, cents, new_customers, views, carts, kept, late, desk_kept, desk_late)
  on sales_figures to effects;
create policy effects_all on sales_figures to effects using (true) with check (true);

-- Every figure to which an order counts. There are no sums of products over all suppliers, because their rows by
-- supplier say the same, and none of customers by month, because only their first day is asked for.
create view order_sales with (security_invoker = true) as
  select o.id as order_id, c.company_id, k.kind, k.key, g.grain, g.starts_on, k.cents
  from orders o
  cross join lateral (select (o.created_at at time zone interval '3 hours')::date as day) d
  cross join lateral (
    select 'all' as kind, '' as key, o.total_cents as cents
    union all select 'city', o.shipping_city, o.total_cents
    union all select 'customer', o.customer_id::text, o.total_cents
    union all select 'product', l.product_id::text, sum(l.total_cents)::bigint from order_lines l
      where l.order_id = o.id and l.customer_id = o.customer_id and l.supplier_id = o.supplier_id group by l.product_id
    union all select 'category', l.category, sum(l.total_cents)::bigint from order_lines l
      where l.order_id = o.id and l.customer_id = o.customer_id and l.supplier_id = o.supplier_id group by l.category
  ) k
  cross join lateral (values ('day', d.day), ('month', date_trunc('month', d.day::timestamp)::date)) g(grain, starts_on)
  cross join lateral (values (o.supplier_id), ('00000000-0000-0000-0000-000000000000'::uuid)) c(company_id)
  where (k.kind <> 'customer' or g.grain = 'day')
    and (k.kind <> 'product' or c.company_id <> '00000000-0000-0000-0000-000000000000');
grant select on order_sales to app, app_admin, effects;

-- apply: recount_sales
select fx.recount_sales();
