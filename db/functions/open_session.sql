-- Stores a session after the password was proven, and says when it ends. The application cannot insert sessions itself.
create or replace function fx.open_session(id uuid, user_id uuid, token_hash bytea, user_agent text,
  expires_at timestamptz) returns timestamptz
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into public.sessions (id, user_id, token_hash, user_agent, expires_at)
      values (open_session.id, open_session.user_id, open_session.token_hash, open_session.user_agent,
        open_session.expires_at);
    update public.user_directory d set last_seen_at = fx.now() where d.id = open_session.user_id;
    select fx.session_end(r.role, fx.now(), open_session.expires_at)
      from public.accounts a left join public.user_roles r on r.user_id = a.id where a.id = open_session.user_id;
  end;
alter function fx.open_session owner to effects;
grant execute on function fx.open_session to sign_in;
