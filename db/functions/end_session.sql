-- Ends the session of a token. Whoever has the token may call it.
create or replace function fx.end_session(token_hash bytea) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    delete from public.sessions s where s.token_hash = end_session.token_hash;
  end;
alter function fx.end_session owner to effects;
grant execute on function fx.end_session to app;
