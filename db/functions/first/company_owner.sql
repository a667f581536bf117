-- Whether the actor of this transaction owns their company. Owners change their team, so policies ask.
create or replace function fx.company_owner() returns boolean language sql stable parallel safe
  return coalesce(nullif(current_setting('app.company_owner', true), '')::boolean, false);
grant execute on function fx.company_owner to app, app_admin, effects, jobs, worker;
