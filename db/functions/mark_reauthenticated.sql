-- Records on the actor's session that they have authenticated again by password or Google. Whoever has a passkey is not
-- proven by these alone: fx.prove_by_passkey.
create or replace function fx.mark_reauthenticated(session uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.sessions s set reauthenticated_at = fx.now() where s.id = mark_reauthenticated.session
      and s.user_id = fx.me() and not exists (select from public.passkeys p where p.user_id = fx.me());
  end;
alter function fx.mark_reauthenticated owner to effects;
grant execute on function fx.mark_reauthenticated to app, app_admin;
