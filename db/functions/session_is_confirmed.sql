-- Whether the e-mail of a session's holder is confirmed: the door asks before a transaction has an actor. Whoever has
-- the token may call it.
create or replace function fx.session_is_confirmed(token_hash bytea) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return exists (select from public.sessions s join public.accounts a on a.id = s.user_id
    where s.token_hash = session_is_confirmed.token_hash and a.email_confirmed_at is not null);
end $$;
alter function fx.session_is_confirmed owner to effects;
grant execute on function fx.session_is_confirmed to app;
