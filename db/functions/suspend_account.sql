-- Suspends another person's account, as an admin, and ends their sessions. False: no such person, or suspended already.
create or replace function fx.suspend_account(person uuid, reason text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.is_admin() or person = fx.me() then
    raise exception 'suspends nobody' using errcode = '42501';
  end if;
  update public.accounts a set suspended_at = fx.now(), suspension_reason = suspend_account.reason
    where a.id = person and a.suspended_at is null and a.anonymised_at is null;
  if not found then return false; end if;
  delete from public.sessions s where s.user_id = person;
  return true;
end $$;
alter function fx.suspend_account owner to effects;
grant execute on function fx.suspend_account to app_admin;
