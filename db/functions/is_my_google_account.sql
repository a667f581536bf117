-- Whether a Google identity is linked to the actor, for authenticating again.
create or replace function fx.is_my_google_account(subject text) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.oauth_accounts o
      where o.provider = 'google' and o.subject = is_my_google_account.subject and o.user_id = fx.me());
  end;
alter function fx.is_my_google_account owner to effects;
grant execute on function fx.is_my_google_account to app, app_admin;
