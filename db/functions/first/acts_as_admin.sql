-- Whether the transaction acts as an admin. A boolean, so that the planner does not expect one row in two hundred to
-- pass a policy that asks it.
create or replace function fx.acts_as_admin() returns boolean
  language plpgsql stable parallel restricted set search_path = pg_catalog, pg_temp as $$
begin
  return fx.role() = 'admin';
end $$;
grant execute on function fx.acts_as_admin to app, app_admin, effects, jobs, worker;
