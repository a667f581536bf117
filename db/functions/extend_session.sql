-- Extends the session of a token and says when it ends now; null if it has ended. Whoever has the token may call it.
create or replace function fx.extend_session(token_hash bytea, at timestamptz, until timestamptz) returns timestamptz
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with extended as (
      update public.sessions s set last_seen_at = extend_session.at,
          expires_at = fx.session_end(r.role, s.created_at, extend_session.until)
        from public.accounts a left join public.user_roles r on r.user_id = a.id
        where s.token_hash = extend_session.token_hash and a.id = s.user_id
          and fx.session_end(r.role, s.created_at, s.expires_at) > extend_session.at
        returning s.user_id, s.expires_at),
    seen as (
      update public.user_directory d set last_seen_at = extend_session.at from extended where d.id = extended.user_id)
    select e.expires_at from extended e;
  end;
alter function fx.extend_session owner to effects;
grant execute on function fx.extend_session to app, app_admin;
