-- The e-mail at which the company reads messages, for buyers who want more than can be ordered. It is a function
-- because the row also holds the fee, which buyers must not see.
create or replace function fx.company_inbox_email() returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.inbox from public.company_private c;
  end;
alter function fx.company_inbox_email owner to effects;
grant execute on function fx.company_inbox_email to app, app_admin;
