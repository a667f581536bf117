-- Trigger: a wished product must be listed, and is marked as used, so that it is archived instead of deleted and stays
-- in wishlists.
create or replace function fx.mark_wished_product_used() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is not null and not exists (select from public.listings l where l.product_id = new.product_id) then
    raise exception 'not listed' using errcode = 'check_violation';
  end if;
  update public.products p set used = true where p.id = new.product_id and not p.used;
  return null;
end $$;
alter function fx.mark_wished_product_used owner to effects;
create or replace trigger wished after insert on wishlists for each row execute function fx.mark_wished_product_used();
