-- Locks the stock of several orders, in the order of products, before an admin changes these orders together.
create or replace function fx.lock_stock(ids uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is distinct from 'admin' then raise exception 'for admins' using errcode = '42501'; end if;
  perform from public.stock_balances b where b.product_id in (select l.product_id from public.order_lines l
    where l.order_id = any (ids)) order by b.product_id for update;
end $$;
alter function fx.lock_stock owner to effects;
grant execute on function fx.lock_stock to app_admin;
