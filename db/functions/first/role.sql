-- The role of the actor of this transaction: customer, supplier, admin, visitor or system.
create or replace function fx.role() returns text language sql stable parallel safe
  return nullif(current_setting('app.role', true), '');
grant execute on function fx.role to app, app_admin, effects, jobs, worker;
