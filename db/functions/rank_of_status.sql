-- How far along an order is; a lower rank is a step backwards.
create or replace function fx.rank_of_status(status text) returns integer language sql immutable strict parallel safe
  return array_position(array['pending', 'processing', 'completed', 'cancelled'], status);
grant execute on function fx.rank_of_status to app, app_admin, effects;
