-- The passkeys that a waiting sign-in may be finished with, and what they have to sign. It is a function because no
-- actor is known yet; whoever has the token may call it.
create or replace function fx.passkeys_of_sign_in(token_hash bytea)
  returns table (id uuid, credential_id bytea, public_key bytea, counter bigint, transports text[], challenge bytea)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select p.id, p.credential_id, p.public_key, p.counter, p.transports, c.challenge
      from public.passkey_challenges c
      join public.accounts a on a.id = c.user_id and a.suspended_at is null and a.anonymised_at is null
      join public.passkeys p on p.user_id = c.user_id
      where c.token_hash = passkeys_of_sign_in.token_hash and c.expires_at > fx.now()
      order by p.created_at, p.id;
  end;
alter function fx.passkeys_of_sign_in owner to effects;
grant execute on function fx.passkeys_of_sign_in to sign_in;
