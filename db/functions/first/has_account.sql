-- Whether the actor has an account: a visitor has none, and who is just signing up has none yet.
create or replace function fx.has_account() returns boolean
  language plpgsql stable parallel restricted security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return exists (select from public.accounts a where a.id = fx.me());
end $$;
alter function fx.has_account owner to effects;
grant execute on function fx.has_account to app;
