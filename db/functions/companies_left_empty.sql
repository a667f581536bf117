-- The companies that would have no members without this person: their own, and one to which only they could return.
-- Only functions of the same owner may call it.
create or replace function fx.companies_left_empty(person uuid) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.id from public.people p join public.companies c on c.id in (p.company_id, p.left_company_id)
      where p.id = companies_left_empty.person and not exists (
        select from public.people o where o.id <> p.id and (o.company_id = c.id or o.left_company_id = c.id));
  end;
alter function fx.companies_left_empty owner to effects;
