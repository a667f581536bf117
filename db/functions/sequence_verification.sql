-- Trigger: makes a new verification newer than the last one, even if two clocks differ. It locks the supplier, so that
-- two decisions at once wait for each other.
create or replace function fx.sequence_verification() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is null then return new; end if;
  perform from public.suppliers s where s.id = new.supplier_id for update;
  new.created_at := greatest(new.created_at, (select max(v.created_at) from public.verifications v
    where v.supplier_id = new.supplier_id) + interval '1 millisecond');
  return new;
end $$;
create or replace trigger in_order before insert on verifications for each row
  execute function fx.sequence_verification();
