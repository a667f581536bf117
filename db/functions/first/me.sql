-- The person who acts in this transaction; null for a visitor. Policies write (select fx.me()), so that it is evaluated
-- once for each statement.
create or replace function fx.me() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;
grant execute on function fx.me to app, app_admin, effects, jobs, worker;
