-- Records that a person used a passkey of theirs; false if its counter did not go on, as with a copy of it. Only
-- functions of the same owner, which do what the passkey was asked for, may call it.
create or replace function fx.record_passkey_use(passkey uuid, person uuid, counter bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.passkeys p set counter = record_passkey_use.counter, last_used_at = fx.now()
    where p.id = passkey and p.user_id = person
      and (p.counter < record_passkey_use.counter or p.counter = 0 and record_passkey_use.counter = 0);
  return found;
end $$;
alter function fx.record_passkey_use owner to effects;
