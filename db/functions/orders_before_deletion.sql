-- How many orders the deletion of an account waits for: pending and processing ones that the person placed, and all of
-- a company that would have no members without them. For the person themselves, and the system.
create or replace function fx.orders_before_deletion(person uuid) returns integer
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare companies uuid[] := array(select fx.companies_left_empty(person));
begin
  if fx.me() is distinct from person and fx.role() is distinct from 'system' then
    raise exception 'not the actor''s account' using errcode = '42501';
  end if;
  return (
    select count(*) from (
      select o.id from public.orders o where o.placed_by = person and o.status in ('pending', 'processing')
      union
      select o.id from public.orders o where o.customer_id = any (companies) and o.status in ('pending', 'processing')
      union
      select o.id from public.orders o where o.supplier_id = any (companies) and o.status in ('pending', 'processing')
    ) open_orders);
end $$;
alter function fx.orders_before_deletion owner to effects;
grant execute on function fx.orders_before_deletion to app, app_admin;
