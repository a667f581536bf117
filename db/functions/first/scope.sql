-- Whose idempotency keys this transaction may see: those of a person in a role and company, or of a visitor.
create or replace function fx.scope() returns text language sql stable parallel restricted
  return nullif(substr(fx.actor(), 82), '');
grant execute on function fx.scope to app, app_admin, effects, jobs, worker;
