-- Puts what a supplier wants to change of what was checked into effect, its listings in the same transaction, or
-- refuses it with a reason, for an admin. False: somebody has decided already, or the supplier wants something else.
create or replace function fx.decide_supplier_change(change uuid, accepted boolean, why text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare wanted public.supplier_changes;
begin
  if fx.role() is distinct from 'admin' then
    raise exception 'only admins decide what the seal stands for' using errcode = '42501';
  end if;
  perform from public.suppliers s
    where s.id = (select c.supplier_id from public.supplier_changes c where c.id = change) for update;
  update public.supplier_changes c
    set state = case when accepted then 'accepted' else 'refused' end,
      reason = case when accepted then null else why end, decided_by = fx.me(), decided_at = fx.now()
    where c.id = change and c.state = 'waiting' returning c.* into wanted;
  if not found then return false; end if;
  if accepted then
    update public.suppliers s set name = wanted.name, legal_name = wanted.legal_name,
        registry_number = wanted.registry_number, city = wanted.city, country = wanted.country
      where s.id = wanted.supplier_id;
    update public.supplier_private p set tax_number = wanted.tax_number where p.supplier_id = wanted.supplier_id;
    perform fx.refresh_listings_of(wanted.supplier_id);
  end if;
  return true;
end $$;
alter function fx.decide_supplier_change owner to effects;
grant execute on function fx.decide_supplier_change to app_admin;
