-- Whether these are choices of a deal (contract/src/values/deal-choices.ts), each in one of its words; undeclared keys
-- are refused. Table constraints call it.
create or replace function fx.choices_fit(choices jsonb) returns boolean language sql immutable parallel safe
  return coalesce(choices = '{}', false);
grant execute on function fx.choices_fit to app, app_admin, effects;
