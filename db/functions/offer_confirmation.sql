-- Stores the hash of a link and mails the link to the actor's own address, until that is confirmed.
create or replace function fx.offer_confirmation(token_hash bytea, expires_at timestamptz, mail_id uuid,
  arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with offered as (
      insert into public.link_tokens (token_hash, kind, user_id, expires_at)
        select offer_confirmation.token_hash, 'email-confirmation', a.id, offer_confirmation.expires_at
          from public.accounts a where a.id = fx.me() and a.email_confirmed_at is null
        returning user_id)
    select fx.mail_person(offer_confirmation.mail_id, offered.user_id, 'email-confirmation',
      offer_confirmation.arguments) from offered;
  end;
alter function fx.offer_confirmation owner to effects;
grant execute on function fx.offer_confirmation to app, app_admin;
