-- Takes back what the actor's other sessions have proven: from their first passkey on, only passkeys prove.
create or replace function fx.forget_older_proofs(session uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.sessions s set reauthenticated_at = null
      where s.user_id = fx.me() and s.id <> forget_older_proofs.session and s.reauthenticated_at is not null;
  end;
alter function fx.forget_older_proofs owner to effects;
grant execute on function fx.forget_older_proofs to app, app_admin;
