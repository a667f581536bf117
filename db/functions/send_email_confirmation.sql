-- Stores the hash of a link and mails the link to the actor, unless their e-mail is confirmed already.
create or replace function fx.send_email_confirmation(token_hash bytea, expires_at timestamptz, mail_id uuid,
  arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with offered as (
      insert into public.link_tokens (token_hash, kind, user_id, expires_at)
        select send_email_confirmation.token_hash, 'email-confirmation', a.id, send_email_confirmation.expires_at
          from public.accounts a where a.id = fx.me() and a.email_confirmed_at is null
        returning user_id)
    select fx.mail_person(send_email_confirmation.mail_id, offered.user_id, 'email-confirmation',
      send_email_confirmation.arguments) from offered;
  end;
alter function fx.send_email_confirmation owner to effects;
grant execute on function fx.send_email_confirmation to app, app_admin;
