-- The API token of a hash with what its maker is now; no row if it is unknown or expired, if who made it left the
-- company or is suspended or deleted, or if the company is suspended. The mark is another one as soon as anything of it
-- changes. Part of the functions that ask it, which inline it.
create or replace function fx.live_api_token(token_hash bytea, at timestamptz)
  returns table (token_id uuid, user_id uuid, role text, company_id uuid, email_confirmed boolean,
    expires_at timestamptz, scopes text[], last_used_on date, mark bigint)
  language sql stable
  begin atomic
    select t.id, t.user_id, r.role, t.company_id, a.email_confirmed_at is not null, t.expires_at, t.scopes,
        t.last_used_on,
        hash_record_extended(row (t.id, t.user_id, r.role, t.company_id, a.email_confirmed_at, t.expires_at, t.scopes),
          0)
      from public.api_tokens t
      join public.accounts a on a.id = t.user_id
      join public.people p on p.id = t.user_id and p.company_id = t.company_id
      join public.user_roles r on r.user_id = t.user_id and r.role in ('supplier', 'customer')
      where t.token_hash = live_api_token.token_hash and t.expires_at > live_api_token.at
        and a.suspended_at is null and a.anonymised_at is null
        and not exists (select from public.suppliers s where s.id = t.company_id and not s.active);
  end;
grant execute on function fx.live_api_token to effects;
