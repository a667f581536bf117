-- Founds a company of the actor's role for an actor who has none; an invited applicant's begins with what they wrote.
create or replace function fx.found_my_company(company uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is null or fx.role() not in ('supplier', 'customer')
    or not exists (select from public.people p where p.id = fx.me() and p.company_id is null) then
    raise exception 'founds no company' using errcode = '42501';
  end if;
  perform fx.found_company(company, fx.role(), fx.me());
  if fx.role() = 'supplier' then perform fx.carry_over_application(company, fx.me()); end if;
end $$;
alter function fx.found_my_company owner to effects;
grant execute on function fx.found_my_company to app;
