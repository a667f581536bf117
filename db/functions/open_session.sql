-- Stores a session after the password was proven. The application cannot insert sessions itself.
create or replace function fx.open_session(id uuid, user_id uuid, token_hash bytea, user_agent text,
  expires_at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into public.sessions (id, user_id, token_hash, user_agent, expires_at)
      values (open_session.id, open_session.user_id, open_session.token_hash, open_session.user_agent,
        open_session.expires_at);
    update public.user_directory d set last_seen_at = fx.now() where d.id = open_session.user_id;
  end;
alter function fx.open_session owner to effects;
grant execute on function fx.open_session to app;
