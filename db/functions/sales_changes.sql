-- As fx.sales_of_versions, of the version that holds. Processes of the release before ask here; it goes with the next.
--
-- What these orders add to each figure of sales, or take from it: `changes` says 1 or -1 for each of them. With the
-- rights of who asks, and only for one company (all zeros: for all suppliers together), or for every one if it is null.
-- The job that rolls deltas up asks here, and so do readers, who add what is not rolled up yet.
create or replace function fx.sales_changes(ids uuid[], changes integer[], whose uuid)
  returns table (company_id uuid, kind text, key text, grain text, starts_on date, orders bigint, cents bigint,
    new_customers bigint)
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  with summed as materialized (
    select s.company_id, s.kind, s.key, s.grain, s.starts_on, sum(c.change) as orders,
        sum(c.change * s.cents)::bigint as cents
      from unnest(ids, changes) c(id, change) join public.order_sales s on s.order_id = c.id
      where whose is null or s.company_id = whose or s.kind = 'product'
      group by 1, 2, 3, 4, 5),
  -- customers who now order on another day, or no longer on one
  touched as (
    select s.company_id, s.key,
        min(s.starts_on) filter (where s.orders + coalesce(f.orders, 0) > 0) as first_changed,
        coalesce(array_agg(s.starts_on) filter (where s.orders + coalesce(f.orders, 0) <= 0), '{}') as gone
      from summed s
      left join public.sales_figures f on f.company_id = s.company_id and f.kind = 'customer' and f.key = s.key
        and f.grain = 'day' and f.starts_on = s.starts_on
      where s.kind = 'customer' group by 1, 2),
  firsts as (
    select t.company_id, before.day as before, least(t.first_changed, kept.day) as after
      from touched t
      left join lateral (select f.starts_on as day from public.sales_figures f
        where f.company_id = t.company_id and f.kind = 'customer' and f.key = t.key and f.grain = 'day'
          and f.orders > 0
        order by f.starts_on limit 1) before on true
      left join lateral (select f.starts_on as day from public.sales_figures f
        where f.company_id = t.company_id and f.kind = 'customer' and f.key = t.key and f.grain = 'day'
          and f.orders > 0 and f.starts_on <> all (t.gone)
        order by f.starts_on limit 1) kept on true),
  changed as (
    select s.company_id, s.kind, s.key, s.grain, s.starts_on, s.orders, s.cents, 0 as new_customers from summed s
    union all
    select f.company_id, 'all', '', g.grain, g.starts_on, 0, 0, d.customers
      from firsts f
      cross join lateral (values (f.before, -1), (f.after, 1)) d(day, customers)
      cross join lateral (values ('day', d.day), ('month', date_trunc('month', d.day::timestamp)::date))
        g(grain, starts_on)
      where f.before is distinct from f.after and d.day is not null)
  select c.company_id, c.kind, c.key, c.grain, c.starts_on, sum(c.orders)::bigint, sum(c.cents)::bigint,
      sum(c.new_customers)::bigint
    from changed c group by 1, 2, 3, 4, 5
$$;
grant execute on function fx.sales_changes to app, app_admin, effects;
