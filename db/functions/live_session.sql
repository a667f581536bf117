-- The session of a token with what its holder is now; no row if it is unknown or expired, or the holder suspended or
-- deleted. The mark is another one as soon as anything of it changes. Part of the functions that ask it, which inline
-- it.
create or replace function fx.live_session(token_hash bytea, at timestamptz)
  returns table (session_id uuid, user_id uuid, role text, company_id uuid, company_owner boolean,
    email_confirmed boolean, expires_at timestamptz, proven_until timestamptz, mark bigint)
  language sql stable
  begin atomic
    select s.id, s.user_id, r.role, p.company_id, p.company_owner, a.email_confirmed_at is not null,
        fx.session_end(r.role, s.created_at, s.expires_at), fx.proven_until(s.reauthenticated_at),
        hash_record_extended(row (s.user_id, r.role, p.company_id, p.company_owner, a.email_confirmed_at,
          s.created_at, s.expires_at, s.reauthenticated_at), 0)
      from public.sessions s
      join public.accounts a on a.id = s.user_id
      join public.people p on p.id = s.user_id
      left join public.user_roles r on r.user_id = s.user_id
      where s.token_hash = live_session.token_hash
        and fx.session_end(r.role, s.created_at, s.expires_at) > live_session.at
        and a.suspended_at is null and a.anonymised_at is null;
  end;
grant execute on function fx.live_session to effects;
