-- Whether the actor of this transaction owns their company. Owners change their team, so policies ask.
create or replace function fx.company_owner() returns boolean language sql stable parallel restricted
  return substr(fx.actor(), 73, 1) = 't';
grant execute on function fx.company_owner to app, app_admin, effects, jobs, worker;
