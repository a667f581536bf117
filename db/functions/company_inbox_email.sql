-- Gives the address at which the company reads mail, for who wants more than can be ordered; the row also holds the
-- fee, which is nobody's to see.
create or replace function fx.company_inbox_email() returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.inbox from public.company_private c;
  end;
alter function fx.company_inbox_email owner to effects;
grant execute on function fx.company_inbox_email to app, app_admin;
