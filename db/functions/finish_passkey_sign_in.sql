-- Uses up a waiting sign-in and returns whose it is, after the answer of one of their passkeys was verified; null if it
-- was finished or replaced meanwhile.
create or replace function fx.finish_passkey_sign_in(token_hash bytea, passkey uuid, counter bigint) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare person uuid;
begin
  delete from public.passkey_challenges c
    where c.token_hash = finish_passkey_sign_in.token_hash and c.expires_at > fx.now()
    returning c.user_id into person;
  return case when fx.record_passkey_use(passkey, person, counter) then person end;
end $$;
alter function fx.finish_passkey_sign_in owner to effects;
grant execute on function fx.finish_passkey_sign_in to sign_in;
