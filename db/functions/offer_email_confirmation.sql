-- Mails the actor a link, and a code if one is given, that confirm an address: this one, or the one that they wait for.
-- Nothing happens for somebody whose e-mail is confirmed.
create or replace function fx.offer_email_confirmation(email text, token_hash bytea, expires_at timestamptz,
  code_hmac bytea, code_until timestamptz, mail_id uuid, arguments jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.mail_confirmation(a.id, coalesce(offer_email_confirmation.email,
      (select c.email from public.email_confirmations c where c.user_id = a.id), a.email), null, 'email-confirmation',
      offer_email_confirmation.token_hash, offer_email_confirmation.expires_at, offer_email_confirmation.code_hmac,
      offer_email_confirmation.code_until, offer_email_confirmation.mail_id, offer_email_confirmation.arguments)
    from public.accounts a where a.id = fx.me() and a.email_confirmed_at is null and a.anonymised_at is null;
end $$;
alter function fx.offer_email_confirmation owner to effects;
grant execute on function fx.offer_email_confirmation to app, app_admin;
