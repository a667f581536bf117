-- Makes the actor the owner of the company that they have just founded. It does nothing for a company that has members.
create or replace function fx.become_company_owner(company uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.people p set company_id = become_company_owner.company, company_owner = true
      where p.id = fx.me() and p.company_id is null and become_company_owner.company = fx.company()
        and not exists (select from public.people member where member.company_id = become_company_owner.company);
  end;
alter function fx.become_company_owner owner to effects;
grant execute on function fx.become_company_owner to app;
