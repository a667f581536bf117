-- Writes the figures of sales anew from all orders. For orders that were loaded without triggers; views and carts stay.
create or replace function fx.recount_sales() returns void
  language sql set search_path = pg_catalog, public, pg_temp as $$
  update public.order_deltas set order_id = null where order_id is not null;
  update public.sales_figures set orders = 0, cents = 0, new_customers = 0;
  insert into public.sales_figures as f (company_id, kind, key, grain, starts_on, orders, cents)
    select s.company_id, s.kind, s.key, s.grain, s.starts_on, count(*), sum(s.cents)
      from public.order_sales s join public.orders o on o.id = s.order_id
      where o.status <> 'cancelled' group by 1, 2, 3, 4, 5
    on conflict (company_id, kind, key, grain, starts_on)
      do update set orders = excluded.orders, cents = excluded.cents;
  update public.sales_figures f set new_customers = n.customers
    from (
      select c.company_id, g.grain, g.starts_on, count(*) as customers
        from (select b.company_id, b.key, min(b.starts_on) as day from public.sales_figures b
          where b.kind = 'customer' and b.orders > 0 group by 1, 2) c
        cross join lateral (values ('day', c.day), ('month', date_trunc('month', c.day::timestamp)::date))
          g(grain, starts_on)
        group by 1, 2, 3) n
    where f.company_id = n.company_id and f.kind = 'all' and f.key = '' and f.grain = n.grain
      and f.starts_on = n.starts_on;
$$;
