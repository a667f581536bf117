-- Whether an account has this e-mail or had it until lately, for sign-up and invitations. The answer decides who is
-- mailed and never leaves the door.
create or replace function fx.email_is_taken(email text) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select fx.email_is_anothers(email_is_taken.email, null);
  end;
alter function fx.email_is_taken owner to effects;
grant execute on function fx.email_is_taken to app, app_admin;
