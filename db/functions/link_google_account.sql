-- Links a Google identity to the actor. The actor's e-mail becomes confirmed if it is the one that Google confirmed.
create or replace function fx.link_google_account(subject text, email text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into public.oauth_accounts (provider, subject, user_id)
      values ('google', link_google_account.subject, fx.me());
    update public.accounts a set email_confirmed_at = fx.now()
      where a.id = fx.me() and a.email = link_google_account.email and a.email_confirmed_at is null;
  end;
alter function fx.link_google_account owner to effects;
grant execute on function fx.link_google_account to app;
