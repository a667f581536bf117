-- Keeps a sign-in whose password or Google account was right and that waits for a passkey, in place of an earlier one
-- of this person. False: the person has no passkey, so none is asked for.
create or replace function fx.begin_passkey_sign_in(person uuid, token_hash bytea, challenge bytea,
  expires_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from public.passkeys p where p.user_id = person) then return false; end if;
  insert into public.passkey_challenges (user_id, purpose, challenge, token_hash, expires_at)
    values (person, 'sign-in', begin_passkey_sign_in.challenge, begin_passkey_sign_in.token_hash,
      begin_passkey_sign_in.expires_at)
    on conflict (user_id, purpose) do update set challenge = excluded.challenge, token_hash = excluded.token_hash,
      expires_at = excluded.expires_at;
  return true;
end $$;
alter function fx.begin_passkey_sign_in owner to effects;
grant execute on function fx.begin_passkey_sign_in to sign_in;
