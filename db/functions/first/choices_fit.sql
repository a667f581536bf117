-- Whether these are choices of a deal (contract/src/values/deal-choices.ts), each in one of its words; undeclared keys
-- are refused. Table constraints call it.
create or replace function fx.choices_fit(choices jsonb) returns boolean language sql immutable parallel safe
  return coalesce(jsonb_typeof(choices) = 'object'
    and choices - array['inspection'] = '{}'
    and (not choices ? 'inspection' or choices ->> 'inspection' in ('none', 'desk', 'company')), false);
grant execute on function fx.choices_fit to app, app_admin, effects;
