-- Stores the hash of a link and mails the link to the holder of the account. For an unknown e-mail nothing happens, and
-- the caller cannot tell.
create or replace function fx.send_password_reset(email text, token_hash bytea, expires_at timestamptz, mail_id uuid,
  arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with offered as (
      insert into public.link_tokens (token_hash, kind, user_id, expires_at)
        select send_password_reset.token_hash, 'password-reset', a.id, send_password_reset.expires_at
          from public.accounts a where a.email = send_password_reset.email and a.suspended_at is null
            and a.anonymised_at is null
        returning user_id)
    select fx.mail_person(send_password_reset.mail_id, offered.user_id, 'password-reset',
      send_password_reset.arguments) from offered;
  end;
alter function fx.send_password_reset owner to effects;
grant execute on function fx.send_password_reset to sign_in;
