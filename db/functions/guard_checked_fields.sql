-- Trigger: refuses to change what was checked for the seal while the supplier has it. Such a change waits for an admin
-- (fx.propose_supplier_change, fx.decide_supplier_change). It locks the supplier, so that the seal is not given
-- meanwhile.
create or replace function fx.guard_checked_fields() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is null or fx.role() in ('admin', 'system') then return new; end if;
  if tg_table_name = 'suppliers' then
    if coalesce((to_jsonb(old) ->> 'verified_until')::timestamptz > fx.now(), false) then
      raise exception 'what was checked changes by review only' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  perform from public.suppliers s where s.id = (to_jsonb(new) ->> 'supplier_id')::uuid for update;
  if exists (select from public.suppliers s
    where s.id = (to_jsonb(new) ->> 'supplier_id')::uuid and s.verified_until > fx.now()) then
    raise exception 'what was checked changes by review only' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger guard_checked before update of name, legal_name, registry_number, city, country on suppliers
  for each row when ((new.name, new.legal_name, new.registry_number, new.city, new.country)
    is distinct from (old.name, old.legal_name, old.registry_number, old.city, old.country))
  execute function fx.guard_checked_fields();
create or replace trigger guard_checked before update of tax_number on supplier_private
  for each row when (new.tax_number is distinct from old.tax_number)
  execute function fx.guard_checked_fields();
