-- Gives a password to an actor who joined by Google and has none, and ends their other sessions. The session must have
-- been authenticated again.
create or replace function fx.set_my_password(password_hash text, session uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from public.sessions s where s.id = set_my_password.session and s.user_id = fx.me()
    and fx.proven_until(s.reauthenticated_at) > fx.now();
  if not found then return false; end if;
  insert into public.credentials (user_id, password_hash) values (fx.me(), set_my_password.password_hash)
    on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = fx.now();
  delete from public.sessions s where s.user_id = fx.me() and s.id <> set_my_password.session;
  perform fx.revoke_password_links(fx.me());
  return true;
end $$;
alter function fx.set_my_password owner to effects;
grant execute on function fx.set_my_password to app, app_admin;
