-- Makes a member the owner of their company instead of its owner: by that owner, or by an admin where the owner is
-- lost. False: no such member who could act.
create or replace function fx.hand_over_company(member uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare company uuid := (
  select p.company_id from public.people p join public.accounts a on a.id = p.id
    where p.id = member and a.suspended_at is null and a.anonymised_at is null);
begin
  if company is null then return false; end if;
  perform from public.people p where p.company_id = company order by p.id for update;
  if not exists (select from public.people p where p.id = fx.me() and p.company_id = company and p.company_owner)
    and not fx.is_admin() then
    return false; -- another company's member is nobody to the actor
  end if;
  update public.people p set company_owner = p.id = member
    where p.company_id = company and p.company_owner <> (p.id = member);
  return true;
end $$;
alter function fx.hand_over_company owner to effects;
grant execute on function fx.hand_over_company to app, app_admin;
