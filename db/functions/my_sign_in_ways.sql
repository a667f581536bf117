-- Says whether the actor has a password and a Google identity; both tables are closed to the application.
create or replace function fx.my_sign_in_ways() returns table (password boolean, google boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.credentials c where c.user_id = fx.me()),
      exists (select from public.oauth_accounts o where o.user_id = fx.me());
  end;
alter function fx.my_sign_in_ways owner to effects;
grant execute on function fx.my_sign_in_ways to app, app_admin;
