-- How far along a shipment is; a lower rank is a step backwards.
create or replace function fx.rank_of_shipping(status text) returns integer language sql immutable strict parallel safe
  return array_position(array['pending', 'preparing', 'shipped', 'in_transit', 'delivered'], status);
grant execute on function fx.rank_of_shipping to app, app_admin, effects;
