-- Whether a person's e-mail is confirmed: only then they order, upload, invite or write to people (D48). It is a function
-- because the door asks before a transaction has an actor.
create or replace function fx.email_is_confirmed(person uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.accounts a where a.id = person and a.email_confirmed_at is not null);
  end;
alter function fx.email_is_confirmed owner to effects;
grant execute on function fx.email_is_confirmed to app, app_admin;
