-- For whom an API token acts, for the door. It is a function so that hashes of tokens are never read by the
-- application; whoever has the token may call it. Its use is written once a day.
create or replace function fx.api_token_by_hash(token_hash bytea, at timestamptz)
  returns table (token_id uuid, user_id uuid, role text, company_id uuid, email_confirmed boolean,
    expires_at timestamptz, scopes text[], mark bigint)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  today date := (api_token_by_hash.at at time zone 'utc')::date;
  held record;
begin
  select l.* into held from fx.live_api_token(api_token_by_hash.token_hash, api_token_by_hash.at) l;
  if not found then return; end if;
  if held.last_used_on is null or held.last_used_on < today then
    update public.api_tokens t set last_used_on = today
      where t.id = held.token_id and (t.last_used_on is null or t.last_used_on < today);
  end if;
  return query select held.token_id, held.user_id, held.role, held.company_id, held.email_confirmed, held.expires_at,
    held.scopes, held.mark;
end $$;
alter function fx.api_token_by_hash owner to effects;
grant execute on function fx.api_token_by_hash to app;
