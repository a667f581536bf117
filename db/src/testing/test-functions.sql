-- What only databases of tests have: a way to act as anybody without a session, and a clock that can be set.
create schema testing;
grant usage on schema testing to app, worker;
grant create on schema testing to effects;
create function testing.act_as(person uuid, role text, company uuid, owns boolean, scope text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.sign_actor(person, company, owns, act_as.role, act_as.scope);
end $$;
revoke execute on function testing.act_as from public;
alter function testing.act_as owner to effects;
grant execute on function testing.act_as to app, worker;
revoke create on schema testing from effects;

create or replace function fx.now() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, date_trunc('milliseconds', now()));
