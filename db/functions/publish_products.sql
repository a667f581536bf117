-- Updates the listings of the actor's own products; admins and the system may do so for any. Whoever changes products
-- calls it in the same transaction. Nobody writes listings directly.
create or replace function fx.publish_products(ids uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is null or fx.role() not in ('admin', 'system') then
    if exists (select from public.products p where p.id = any (ids) and p.supplier_id is distinct from fx.company())
      or fx.role() is distinct from 'supplier' then
      raise exception 'not the actor''s products' using errcode = '42501';
    end if;
  end if;
  perform fx.refresh_listings(ids);
end $$;
alter function fx.publish_products owner to effects;
grant execute on function fx.publish_products to app, app_admin;
