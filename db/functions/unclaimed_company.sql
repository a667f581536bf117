-- The company without members to which quotes belong that the desk prepared for somebody who has none here, until they
-- are claimed. fx.prepare_quote founds it.
create or replace function fx.unclaimed_company() returns uuid language sql immutable parallel safe
  return '01990000-0000-7000-8000-000000000000'::uuid;
grant execute on function fx.unclaimed_company to app, app_admin, effects, worker;
