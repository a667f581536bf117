-- Trigger on verifications: calls fx.refresh_supplier, so that listings change in the transaction of the decision.
create or replace function fx.refresh_supplier_of_verification() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.refresh_supplier(new.supplier_id);
  return null;
end $$;
alter function fx.refresh_supplier_of_verification owner to effects;
create or replace trigger decided after insert on verifications for each row
  execute function fx.refresh_supplier_of_verification();
