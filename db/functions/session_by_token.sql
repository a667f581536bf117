-- Who holds a session, for the door. It is a function so that hashes of tokens are never read by the application;
-- whoever has the token may call it.
create or replace function fx.session_by_token(token_hash bytea, at timestamptz)
  returns table (session_id uuid, user_id uuid, role text, company_id uuid, company_owner boolean,
    email_confirmed boolean, expires_at timestamptz, proven_until timestamptz, mark bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select l.* from fx.live_session(session_by_token.token_hash, session_by_token.at) l;
end $$;
alter function fx.session_by_token owner to effects;
grant execute on function fx.session_by_token to app;
