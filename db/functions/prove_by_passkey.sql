-- Records on the actor's session that they have authenticated again by a passkey, whose answer was verified.
create or replace function fx.prove_by_passkey(passkey uuid, counter bigint, session uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.record_passkey_use(passkey, fx.me(), counter) then return false; end if;
  update public.sessions s set reauthenticated_at = fx.now()
    where s.id = prove_by_passkey.session and s.user_id = fx.me();
  return found;
end $$;
alter function fx.prove_by_passkey owner to effects;
grant execute on function fx.prove_by_passkey to app, app_admin;
