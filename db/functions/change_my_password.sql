-- Changes the actor's password and ends their other sessions, if the password is still the one that was proven: of two
-- changes at once the second one fails.
create or replace function fx.change_my_password(proven_hash text, password_hash text, keep_session uuid)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.credentials c set password_hash = change_my_password.password_hash, changed_at = fx.now()
    where c.user_id = fx.me() and c.password_hash = change_my_password.proven_hash;
  if not found then return false; end if;
  delete from public.sessions s where s.user_id = fx.me() and s.id <> change_my_password.keep_session;
  perform fx.revoke_password_links(fx.me());
  return true;
end $$;
alter function fx.change_my_password owner to effects;
grant execute on function fx.change_my_password to app, app_admin;
