-- Founds a company with one member, its owner, named after them until they rename it (D35). Only functions of the same
-- owner may call it.
create or replace function fx.found_company(company uuid, kind text, founder uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare founder_name text := (select coalesce(nullif(p.full_name, ''), '—') from public.people p where p.id = founder);
begin
  insert into public.companies (id, kind) values (company, found_company.kind);
  if found_company.kind = 'supplier' then
    insert into public.suppliers (id, name) values (company, founder_name);
    insert into public.supplier_private (supplier_id, business_email)
      select company, a.email from public.accounts a where a.id = founder;
  else
    insert into public.customers (id, name) values (company, founder_name);
  end if;
  update public.people p set company_id = company, company_owner = true where p.id = founder;
end $$;
alter function fx.found_company owner to effects;
