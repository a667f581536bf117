-- Puts a new table under row security. Forced security binds the owner as well; without the owner's policy a seed would
-- fail and a backfill would silently change nothing.
create or replace procedure fx.force_row_security(guarded regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy owner_all on %s to owner using (true) with check (true)', guarded);
end $$;
