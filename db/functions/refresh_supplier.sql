-- Updates whether a supplier is active (not suspended, and with members). If that changes, its listings are shown or
-- hidden from the same transaction on. Only triggers call it.
create or replace function fx.refresh_supplier(supplier uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  may_act boolean := coalesce((
      select v.state from public.verifications v where v.supplier_id = supplier
        order by v.created_at desc, v.id desc limit 1), 'new') <> 'suspended'
    and exists (select from public.people p join public.accounts a on a.id = p.id
      join public.user_roles r on r.user_id = p.id
      where p.company_id = supplier and r.role = 'supplier' and a.suspended_at is null and a.anonymised_at is null);
begin
  update public.suppliers s set active = may_act where s.id = supplier and s.active <> may_act;
  if found then perform fx.refresh_listings_of(supplier); end if;
end $$;
alter function fx.refresh_supplier owner to effects;
