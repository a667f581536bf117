-- Until when a session that was authenticated again may do dangerous acts.
create or replace function fx.proven_until(reauthenticated_at timestamptz) returns timestamptz language sql immutable
  return reauthenticated_at + interval '10 minutes';
grant execute on function fx.proven_until to effects;
