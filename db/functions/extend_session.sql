-- Extends the session of a token. Whoever has the token may call it.
create or replace function fx.extend_session(token_hash bytea, at timestamptz, until timestamptz) returns boolean
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with extended as (
      update public.sessions s set last_seen_at = extend_session.at, expires_at = extend_session.until
        where s.token_hash = extend_session.token_hash and s.expires_at > extend_session.at returning s.user_id),
    seen as (
      update public.user_directory d set last_seen_at = extend_session.at from extended where d.id = extended.user_id)
    select exists (select from extended);
  end;
alter function fx.extend_session owner to effects;
grant execute on function fx.extend_session to app, app_admin;
