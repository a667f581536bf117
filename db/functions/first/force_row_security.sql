-- Puts a table under row security, right after it is made. Forced security binds the owner as well: without a policy
-- of its own a seed would fail and a backfill would change nothing, silently.
create or replace procedure fx.force_row_security(guarded regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy owner_all on %s to owner using (true) with check (true)', guarded);
end $$;
