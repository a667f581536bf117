-- Puts the company that the actor just founded into their own row, as its owner. One that has members is nobody's to
-- take.
create or replace function fx.take_place(company uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.people p set company_id = take_place.company, company_owner = true
      where p.id = fx.me() and p.company_id is null and take_place.company = fx.company()
        and not exists (select from public.people member where member.company_id = take_place.company);
  end;
alter function fx.take_place owner to effects;
grant execute on function fx.take_place to app;
