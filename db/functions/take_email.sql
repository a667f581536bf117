-- Confirms the address that a person has shown to read: their account's, or the one that they wait for, which takes the
-- place of an unconfirmed one. False: somebody else has it by now, they wait for another, or theirs is confirmed
-- (fx.replace_email). Only functions of the same owner may call it.
create or replace function fx.take_email(person uuid, email text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare holder public.accounts;
begin
  perform pg_advisory_xact_lock(hashtextextended(take_email.email, 0)); -- as a sign-up with this address does
  select a.* into holder from public.accounts a where a.id = person and a.anonymised_at is null for update;
  if not found then return false; end if;
  if holder.email <> take_email.email then
    if holder.email_confirmed_at is not null
      or fx.email_is_anothers(take_email.email, person)
      or not exists (select from public.email_confirmations c where c.user_id = person and c.email = take_email.email)
      then return false; end if;
    -- A link to set a password may lie in the old mailbox.
    perform fx.revoke_password_links(person);
  end if;
  update public.accounts a set email = take_email.email, email_confirmed_at = coalesce(a.email_confirmed_at, fx.now())
    where a.id = person;
  delete from public.email_confirmations c where c.user_id = person;
  return true;
end $$;
alter function fx.take_email owner to effects;
