-- When a session ends: an admin's 12 hours after signing in, however much it is used.
create or replace function fx.session_end(role text, created_at timestamptz, expires_at timestamptz)
  returns timestamptz language sql immutable
  return case when role = 'admin' then least(expires_at, created_at + interval '12 hours') else expires_at end;
grant execute on function fx.session_end to effects;
