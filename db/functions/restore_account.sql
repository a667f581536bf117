-- Ends the suspension of an account, as an admin. False: no such person, or not suspended.
create or replace function fx.restore_account(person uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.is_admin() then
    raise exception 'restores nobody' using errcode = '42501';
  end if;
  update public.accounts a set suspended_at = null, suspension_reason = null
    where a.id = person and a.suspended_at is not null and a.anonymised_at is null;
  return found;
end $$;
alter function fx.restore_account owner to effects;
grant execute on function fx.restore_account to app_admin;
