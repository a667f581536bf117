-- The company for which the actor of this transaction acts; null for visitors, admins and people without one.
create or replace function fx.company() returns uuid language sql stable parallel restricted
  return nullif(rtrim(substr(fx.actor(), 37, 36)), '')::uuid;
grant execute on function fx.company to app, app_admin, effects, jobs, worker;
