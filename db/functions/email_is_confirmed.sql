-- Whether the actor's e-mail is confirmed: only then they order, upload, invite or write to people (D48).
create or replace function fx.email_is_confirmed() returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.accounts a where a.id = fx.me() and a.email_confirmed_at is not null);
  end;
alter function fx.email_is_confirmed owner to effects;
grant execute on function fx.email_is_confirmed to app, app_admin;
