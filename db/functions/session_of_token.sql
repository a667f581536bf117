-- The session of a token, with the holder's current role and company; no row if it is unknown or expired, or the holder
-- suspended or deleted. It is a function so that hashes of tokens are never read by the application.
create or replace function fx.session_of_token(token_hash bytea, at timestamptz)
  returns table (session_id uuid, user_id uuid, role text, company_id uuid, company_owner boolean, language text,
    expires_at timestamptz, proven_until timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select s.id, s.user_id, r.role, p.company_id, p.company_owner, a.language,
      fx.session_end(r.role, s.created_at, s.expires_at), fx.proven_until(s.reauthenticated_at)
    from public.sessions s
    join public.accounts a on a.id = s.user_id
    join public.people p on p.id = s.user_id
    left join public.user_roles r on r.user_id = s.user_id
    where s.token_hash = session_of_token.token_hash
      and fx.session_end(r.role, s.created_at, s.expires_at) > session_of_token.at
      and a.suspended_at is null and a.anonymised_at is null;
end $$;
alter function fx.session_of_token owner to effects;
grant execute on function fx.session_of_token to app;
