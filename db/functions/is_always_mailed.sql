-- Whether notifications of this kind are mailed whatever the person chose: they say who may do what,
-- and where money goes.
create or replace function fx.is_always_mailed(kind text) returns boolean language sql immutable
  return split_part(kind, '.', 1) in ('account', 'admin', 'payout', 'role');
grant execute on function fx.is_always_mailed to effects;
