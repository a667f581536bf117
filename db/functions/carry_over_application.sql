-- Gives a supplier that was founded by an invited applicant what the application says: name, telephone, address and
-- what it makes. Only functions of the same owner may call it.
create or replace function fx.carry_over_application(company uuid, founder uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare said public.applications;
begin
  select a.* into said from public.invitations i join public.applications a on a.id = i.application_id
    join public.accounts own on own.email = i.email
    where own.id = founder and i.accepted_at is not null and a.supplier_id is null
    order by i.accepted_at desc limit 1;
  if not found then return; end if;
  update public.suppliers s set name = said.company_name, description = left(said.product_description, 500)
    where s.id = company;
  update public.supplier_private p set phone = said.phone, address = nullif(said.address, '')
    where p.supplier_id = company;
  update public.applications a set supplier_id = company where a.id = said.id;
end $$;
alter function fx.carry_over_application owner to effects;
