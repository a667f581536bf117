-- Keeps an API token that the owner of a company has just made, as its hash. A company has ten live ones at most;
-- those that are made at once wait for each other. Asked for again under the same id, because the answer was lost, it
-- is the same one with another secret; false then. After ten minutes, or once it was used, that is refused.
create or replace function fx.make_api_token(id uuid, token_hash bytea, name text, scopes text[], until timestamptz)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare most constant integer := 10;
begin
  if fx.role() is null or fx.role() not in ('supplier', 'customer') or not fx.company_owner() then
    raise exception 'only owners make tokens' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api tokens ' || fx.company(), 0));
  if exists (select from public.api_tokens t where t.id = make_api_token.id) then
    update public.api_tokens t set token_hash = make_api_token.token_hash
      where t.id = make_api_token.id and t.company_id = fx.company() and t.user_id = fx.me()
        and t.name = make_api_token.name and t.scopes = make_api_token.scopes
        and t.last_used_on is null and t.created_at > fx.now() - interval '10 minutes';
    if not found then raise exception 'CHANGED_MEANWHILE' using errcode = 'TC001'; end if;
    return false;
  end if;
  if (select count(*) from public.api_tokens t where t.company_id = fx.company() and t.expires_at > fx.now()) >= most then
    raise exception 'TOKENS_FULL' using errcode = 'TC001', detail = jsonb_build_object('max', most);
  end if;
  insert into public.api_tokens (id, company_id, user_id, token_hash, name, scopes, expires_at)
    values (make_api_token.id, fx.company(), fx.me(), make_api_token.token_hash, make_api_token.name,
      make_api_token.scopes, make_api_token.until);
  return true;
end $$;
alter function fx.make_api_token owner to effects;
grant execute on function fx.make_api_token to app;
