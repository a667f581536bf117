-- The role of the actor of this transaction: customer, supplier, admin, none, visitor or system; null for the owner of
-- the tables, unless it says one.
create or replace function fx.role() returns text language sql stable parallel restricted
  return nullif(rtrim(substr(fx.actor(), 74, 8)), '');
grant execute on function fx.role to app, app_admin, effects, jobs, worker;
