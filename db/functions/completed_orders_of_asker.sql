-- How many orders the customer of a quote has completed, with whichever supplier, counted up to a thousand: who is
-- asked for a price wants to know by whom. Null for who is no side of the quote.
create or replace function fx.completed_orders_of_asker(quote uuid) returns integer
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select (select count(*) from (
        select from public.orders o where o.customer_id = q.customer_id and o.status = 'completed' limit 1000
      ) completed)::integer
    from public.quotes q where q.id = quote and case fx.role()
      when 'customer' then q.customer_id = fx.company() when 'supplier' then q.supplier_id = fx.company()
      else fx.role() = 'admin' end
$$;
alter function fx.completed_orders_of_asker owner to effects;
grant execute on function fx.completed_orders_of_asker to app, app_admin;
