-- Puts the address that a person has shown to read in the place of their confirmed one, if they asked for that. All
-- sessions end but the one that asked, and the old address is mailed a link to object (decision 50). False: they did
-- not ask for it, or somebody else has it by now. Only functions of the same owner may call it.
create or replace function fx.replace_email(person uuid, email text, objection_hash bytea, objection_until timestamptz,
  mail_id uuid, arguments jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  holder public.accounts;
  kept uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(replace_email.email, 0)); -- as a sign-up with this address does
  select a.* into holder from public.accounts a where a.id = person and a.email_confirmed_at is not null
    and a.suspended_at is null and a.anonymised_at is null for update;
  select c.session_id into kept from public.email_confirmations c
    where c.user_id = holder.id and c.email = replace_email.email;
  if kept is null or fx.email_is_anothers(replace_email.email, person) then return false; end if;
  update public.accounts a set email = replace_email.email, email_confirmed_at = fx.now() where a.id = person;
  -- What the deletion of the account empties is found by the address.
  update public.invitations i set email = replace_email.email
    where i.email = holder.email and i.accepted_at is not null;
  delete from public.sessions s where s.user_id = person and s.id <> kept;
  delete from public.email_confirmations c where c.user_id = person;
  -- A link to set a password may lie in the old mailbox.
  perform fx.revoke_password_links(person);
  insert into public.link_tokens (token_hash, kind, user_id, expires_at, email)
    values (replace_email.objection_hash, 'email-objection', person, replace_email.objection_until, holder.email);
  perform fx.queue_mail(replace_email.arguments, array[replace_email.mail_id], array['email-changed'], array[person],
    array[holder.email], array[holder.language]);
  return true;
end $$;
alter function fx.replace_email owner to effects;
