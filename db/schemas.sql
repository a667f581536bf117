-- What must be there before the first function and the first table. Run again it changes nothing.
create schema if not exists fx;
grant usage on schema public, fx to app, app_admin, effects, jobs, worker;
grant create on schema fx to effects, jobs; -- a role must be able to create where it is given a function
alter default privileges revoke execute on functions from public;

create schema if not exists migrations;
-- Which text of each file in functions/ is in force. Guarded by the first migration, as all tables are.
create table if not exists migrations.functions (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
