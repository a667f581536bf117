-- Runs before the first function and the first table. Running it again changes nothing.
create schema if not exists fx;
grant usage on schema public, fx to app, app_admin, effects, jobs, worker;
grant create on schema fx to effects, jobs; -- a role can only own a function in a schema where it may create
alter default privileges revoke execute on functions from public;

create schema if not exists migrations;
-- The checksum of each file in functions/ that is in force. The first migration puts it under row security, like all
-- tables.
create table if not exists migrations.functions (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);

-- As node-pg-migrate would make it, with the checksum of each applied file in migrations/ beside its name.
create table if not exists migrations.migrations (
  id serial primary key,
  name varchar(255) not null,
  run_on timestamp not null
);
alter table migrations.migrations add column if not exists checksum text;

-- A function that sets a parameter of an extension can be made only where the extension is loaded: calling it loads it.
do $$
begin
  if to_regproc('show_trgm') is not null then
    perform show_trgm('');
  end if;
end $$;
