-- Mails another address a link and a code by which it becomes the actor's, in place of their confirmed one. The session
-- must have been authenticated again; it stays signed in. False: it was not, or the actor's address is not confirmed.
create or replace function fx.offer_email_change(email text, session uuid, token_hash bytea, expires_at timestamptz,
  code_hmac bytea, code_until timestamptz, mail_id uuid, arguments jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from public.sessions s join public.accounts a on a.id = s.user_id
    where s.id = offer_email_change.session and s.user_id = fx.me()
      and fx.proven_until(s.reauthenticated_at) > fx.now() and a.email_confirmed_at is not null;
  if not found then return false; end if;
  perform fx.mail_confirmation(fx.me(), offer_email_change.email, offer_email_change.session, 'email-change',
    offer_email_change.token_hash, offer_email_change.expires_at, offer_email_change.code_hmac,
    offer_email_change.code_until, offer_email_change.mail_id, offer_email_change.arguments);
  return true;
end $$;
alter function fx.offer_email_change owner to effects;
grant execute on function fx.offer_email_change to app, app_admin;
