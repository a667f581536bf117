-- The one clock: the time that the caller set, so that tests can choose it, else PostgreSQL's own.
create or replace function fx.now() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
grant execute on function fx.now to app, app_admin, effects, jobs, worker;
