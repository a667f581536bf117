-- The one clock, to the millisecond, as code keeps it. In databases of tests
-- it can be set (db/src/testing/test-functions.sql).
create or replace function fx.now() returns timestamptz language sql stable parallel safe
  return date_trunc('milliseconds', now());
grant execute on function fx.now to app, app_admin, effects, jobs, worker;
