-- Removes a colleague from the company that the actor owns, with their role and sessions. The person keeps the account
-- and may choose a role again.
create or replace function fx.remove_colleague(colleague uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare company uuid := (select p.company_id from public.people p where p.id = fx.me() and p.company_owner);
begin
  if company is null then raise exception 'only owners remove' using errcode = '42501'; end if;
  update public.people p set company_id = null, company_owner = false
    where p.id = remove_colleague.colleague and p.company_id = company and p.id <> fx.me();
  if not found then return false; end if;
  delete from public.user_roles r where r.user_id = remove_colleague.colleague;
  delete from public.sessions s where s.user_id = remove_colleague.colleague;
  return true;
end $$;
alter function fx.remove_colleague owner to effects;
grant execute on function fx.remove_colleague to app;
