-- Mails the actor a link, and a code if one is given, that confirm an address: this one, or the one that they wait for.
-- If another account has it, its holder is told instead, and the actor can't tell. Nothing happens for somebody whose
-- e-mail is confirmed.
create or replace function fx.offer_email_confirmation(email text, token_hash bytea, expires_at timestamptz,
  code_hmac bytea, code_until timestamptz, mail_id uuid, arguments jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  me public.accounts;
  wanted text;
begin
  select a.* into me from public.accounts a
    where a.id = fx.me() and a.email_confirmed_at is null and a.anonymised_at is null;
  if not found then return; end if;
  wanted := coalesce(offer_email_confirmation.email,
    (select c.email from public.email_confirmations c where c.user_id = me.id), me.email);
  insert into public.link_tokens (token_hash, kind, user_id, expires_at, email)
    values (offer_email_confirmation.token_hash, 'email-confirmation', me.id, offer_email_confirmation.expires_at,
      wanted);
  insert into public.email_confirmations (user_id, email, code_hmac, code_until)
    values (me.id, wanted, offer_email_confirmation.code_hmac, offer_email_confirmation.code_until)
    on conflict (user_id) do update set email = excluded.email, code_hmac = excluded.code_hmac,
      code_until = excluded.code_until, tries = 0;
  if exists (select from public.accounts a where a.email = wanted and a.id <> me.id) then
    perform fx.mail_account_holder(offer_email_confirmation.mail_id, wanted, 'known-account', '{}');
  else
    perform fx.queue_mail(offer_email_confirmation.arguments, array[offer_email_confirmation.mail_id],
      array['email-confirmation'], array[me.id], array[wanted], array[me.language]);
  end if;
end $$;
alter function fx.offer_email_confirmation owner to effects;
grant execute on function fx.offer_email_confirmation to app, app_admin;
