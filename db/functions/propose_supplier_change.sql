-- What an owner wants to be said of their company, a supplier with the seal, where it was checked. It replaces what
-- they wanted before; what is in effect already takes that back. Tells all admins, whom the actor may not see, at most
-- once a day. Returns whether something waits for an admin now.
create or replace function fx.propose_supplier_change(id uuid, name text, legal_name text, registry_number text,
    tax_number text, city text, country text, by_mail boolean)
  returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted text[] := array[propose_supplier_change.name, coalesce(propose_supplier_change.legal_name, ''),
    coalesce(propose_supplier_change.registry_number, ''), coalesce(propose_supplier_change.tax_number, ''),
    propose_supplier_change.city, propose_supplier_change.country];
  told boolean;
begin
  if fx.role() is distinct from 'supplier' or not fx.company_owner() then
    raise exception 'only owners of a supplier change what is said of it' using errcode = '42501';
  end if;
  perform from public.suppliers s where s.id = fx.company() for update;
  if exists (select from public.supplier_changes c where c.supplier_id = fx.company() and c.state = 'waiting'
    and array[c.name, coalesce(c.legal_name, ''), coalesce(c.registry_number, ''), coalesce(c.tax_number, ''), c.city,
      c.country] = wanted) then
    return true;
  end if;
  told := exists (select from public.notifications n where n.kind = 'verification.change-proposed'
    and n.arguments ->> 'supplierId' = fx.company()::text and n.created_at > fx.now() - interval '1 day'
    and n.user_id in (select fx.active_admins()));
  delete from public.supplier_changes c where c.supplier_id = fx.company() and c.state = 'waiting';
  if exists (select from public.suppliers s join public.supplier_private p on p.supplier_id = s.id
    where s.id = fx.company() and array[s.name, coalesce(s.legal_name, ''), coalesce(s.registry_number, ''),
      coalesce(p.tax_number, ''), s.city, s.country] = wanted) then
    return false;
  end if;
  insert into public.supplier_changes (id, supplier_id, name, legal_name, registry_number, tax_number, city, country,
      proposed_by)
    values (propose_supplier_change.id, fx.company(), wanted[1], nullif(wanted[2], ''), nullif(wanted[3], ''),
      nullif(wanted[4], ''), wanted[5], wanted[6], fx.me());
  if not told then
    perform fx.notify(array(select fx.active_admins()), 'verification.change-proposed',
      jsonb_build_object('company', s.name, 'supplierId', s.id), propose_supplier_change.by_mail)
      from public.suppliers s where s.id = fx.company();
  end if;
  return true;
end $$;
alter function fx.propose_supplier_change owner to effects;
grant execute on function fx.propose_supplier_change to app;
