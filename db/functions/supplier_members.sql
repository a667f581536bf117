-- The people who may act for a supplier. Only functions of the same owner may call it.
create or replace function fx.supplier_members(supplier uuid) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select p.id from public.people p join public.accounts a on a.id = p.id join public.user_roles r on r.user_id = p.id
      where p.company_id = supplier and r.role = 'supplier' and a.suspended_at is null and a.anonymised_at is null
        order by p.id;
  end;
alter function fx.supplier_members owner to effects;
