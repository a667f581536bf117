-- Gives an account back the address from which it was changed, by the link that was mailed there, and takes everything
-- from whoever changed it: password, sessions, mailed links, later changes, and passkeys and Google accounts that were
-- added since. Answers the address; null: the link is not valid (any more), or somebody else has the address. Whoever
-- has the token may call it.
create or replace function fx.object_to_email_change(token_hash bytea, password_hash text, mail_id uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  link public.link_tokens;
  holder public.accounts;
begin
  if fx.consume_link_token(object_to_email_change.token_hash, 'email-objection') is null then return null; end if;
  select t.* into link from public.link_tokens t where t.token_hash = object_to_email_change.token_hash;
  perform pg_advisory_xact_lock(hashtextextended(link.email, 0)); -- as a sign-up with this address does
  select a.* into holder from public.accounts a where a.id = link.user_id and a.anonymised_at is null for update;
  if holder.id is null or exists (select from public.accounts a where a.email = link.email and a.id <> holder.id) then
    return null;
  end if;
  update public.accounts a set email = link.email, email_confirmed_at = fx.now() where a.id = holder.id;
  update public.invitations i set email = link.email where i.email = holder.email and i.accepted_at is not null;
  insert into public.credentials (user_id, password_hash)
    values (holder.id, object_to_email_change.password_hash)
    on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = fx.now();
  delete from public.sessions s where s.user_id = holder.id;
  delete from public.email_confirmations c where c.user_id = holder.id;
  delete from public.passkey_challenges c where c.user_id = holder.id;
  delete from public.passkeys k where k.user_id = holder.id and k.created_at >= link.created_at;
  delete from public.oauth_accounts o where o.user_id = holder.id and o.created_at >= link.created_at;
  perform fx.revoke_password_links(holder.id);
  -- Addresses that the account had later can't object to this; one that it had before still can.
  update public.link_tokens t set used_at = fx.now() where t.user_id = holder.id and t.kind = 'email-objection'
    and t.used_at is null and t.created_at >= link.created_at;
  perform fx.queue_mail('{}', array[object_to_email_change.mail_id], array['email-restored'], array[holder.id],
    array[holder.email], array[holder.language]);
  return link.email;
end $$;
alter function fx.object_to_email_change owner to effects;
grant execute on function fx.object_to_email_change to app;
