-- Gives another person a role, as an admin. They leave their company; a customer or supplier gets the company of that
-- kind which they left before by such a change, or founds one under the given id. False: no such person, or a
-- suspended one.
create or replace function fx.set_user_role(person uuid, new_role text, company uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  old_role text;
  left_before uuid;
begin
  if not fx.is_admin() or person = fx.me() then
    raise exception 'sets no role' using errcode = '42501';
  end if;
  perform from public.accounts a where a.id = person and a.suspended_at is null and a.anonymised_at is null for update;
  if not found then return false; end if;
  old_role := (select r.role from public.user_roles r where r.user_id = person);
  if old_role is not distinct from new_role then return true; end if;

  left_before := (select c.id from public.people p join public.companies c on c.id = p.left_company_id
    where p.id = person and c.kind = new_role);
  insert into public.user_roles (user_id, role, set_by) values (person, new_role, fx.me())
    on conflict (user_id) do update set role = excluded.role, set_by = excluded.set_by, set_at = fx.now();
  update public.people p set company_id = left_before, left_company_id = p.company_id,
      company_owner = left_before is not null and not exists (
        select from public.people m where m.company_id = left_before and m.company_owner)
    where p.id = person;
  if new_role in ('customer', 'supplier') and left_before is null then
    perform fx.found_company(company, new_role, person);
  end if;
  return true;
end $$;
alter function fx.set_user_role owner to effects;
grant execute on function fx.set_user_role to app_admin;
