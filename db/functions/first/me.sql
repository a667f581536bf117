-- The person who acts in this transaction; null for a visitor. Policies write (select fx.me()), so that it is evaluated
-- once for each statement.
create or replace function fx.me() returns uuid language sql stable parallel restricted
  return nullif(rtrim(left(fx.actor(), 36)), '')::uuid;
grant execute on function fx.me to app, app_admin, effects, jobs, worker;
