-- Trigger: records that a product of this supplier was put into a cart; changing its quantity is none.
create or replace function fx.record_cart_delta() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.activity_deltas (supplier_id, kind, day)
    values (new.supplier_id, 'cart', (fx.now() at time zone interval '3 hours')::date);
  return null;
end $$;
alter function fx.record_cart_delta owner to effects;
create or replace trigger count_new after insert on cart_lines for each row execute function fx.record_cart_delta();
