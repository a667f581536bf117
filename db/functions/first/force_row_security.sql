-- Puts a new table under row security. Forced security binds the owner as well; without the owner's policy a seed would
-- fail and a backfill would silently change nothing. The application can take the role app_admin by itself, and gains
-- nothing by it: only a transaction of an admin reaches a row in that role.
create or replace procedure fx.force_row_security(guarded regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy owner_all on %s to owner using (true) with check (true)', guarded);
  execute format('create policy only_admins on %s as restrictive to app_admin using ((select fx.acts_as_admin()))',
    guarded);
end $$;
