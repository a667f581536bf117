-- The ground under every table: who acts, guarded tables, named effects, audit, jobs, idempotency.

create schema fx;
grant usage on schema public, fx to app, app_admin, effects, jobs, worker;
grant create on schema fx to effects, jobs; -- a role must be able to create where it is given a function
alter default privileges revoke execute on functions from public;

-- The actor of this transaction. Policies write (select fx.company()), which is evaluated once for each statement.
create function fx.me() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;
create function fx.company() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::uuid;
create function fx.role() returns text language sql stable parallel safe
  return nullif(current_setting('app.role', true), '');
create function fx.scope() returns text language sql stable parallel safe
  return nullif(current_setting('app.scope', true), '');
-- The one clock: what the caller says, so that a test can set it; else PostgreSQL's own.
create function fx.now() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
grant execute on function fx.me, fx.company, fx.role, fx.scope, fx.now to app, app_admin, effects, jobs, worker;

-- Every table is guarded right after it is made. Forced security binds the owner as well:
-- without a policy of its own a seed would fail and a backfill would change nothing, silently.
create procedure fx.guard(guarded regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy owner_all on %s to owner using (true) with check (true)', guarded);
end $$;
call fx.guard('migrations.migrations');
alter table migrations.migrations alter run_on type timestamptz; -- made by the migration tool, without a zone

-- Audit ----------------------------------------------------------------------------------------------

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default fx.now(),
  action text,
  request_id text,
  actor_id uuid,
  actor_role text,
  actor_company uuid,
  table_name text not null,
  operation text not null check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  row_id text,
  changes jsonb not null -- column: [before, after]; personal and secret columns: "changed"
);
create index audit_log_row on audit_log (table_name, row_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
call fx.guard('audit_log');
grant select on audit_log to app_admin;
create policy admin_reads on audit_log for select to app_admin using (true);
grant insert on audit_log to effects;
create policy effects_write on audit_log for insert to effects with check (true);

-- Arguments of the trigger: the columns of which only 'changed' may be kept.
create function fx.audit() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  subject jsonb := coalesce(after, before);
  changed jsonb;
begin
  select jsonb_object_agg(name, case when name = any (tg_argv) then '"changed"'::jsonb else jsonb_build_array(before -> name, after -> name) end)
    into changed
    from jsonb_object_keys(subject) name
    -- an empty column of a new row did not change
    where coalesce(before -> name, 'null') <> coalesce(after -> name, 'null');
  if changed is null then return null; end if;
  insert into public.audit_log (action, request_id, actor_id, actor_role, actor_company, table_name, operation, row_id, changes)
    values (nullif(current_setting('app.action', true), ''), nullif(current_setting('app.request_id', true), ''), fx.me(), fx.role(), fx.company(),
      tg_table_name, tg_op, coalesce(subject ->> 'id', subject ->> 'user_id', subject ->> 'supplier_id'), changed);
  return null;
end $$;
alter function fx.audit() owner to effects;

create function fx.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert-only', tg_table_name using errcode = '42501';
end $$;
create trigger insert_only before update or delete or truncate on audit_log for each statement execute function fx.refuse_change();

-- Jobs: a transaction writes a row here; the worker moves rows in batches into its queue -------------

create table outbox (
  id bigint generated always as identity primary key,
  task text not null,
  payload jsonb not null,
  job_key text,
  run_at timestamptz,
  created_at timestamptz not null default now()
);
call fx.guard('outbox');
grant insert on outbox to effects;
create policy effects_write on outbox for insert to effects with check (true);
grant select, update, delete on outbox to worker; -- update: for `select … for update skip locked`
create policy worker_moves on outbox to worker using (true);

create function fx.enqueue(task text, payload jsonb, job_key text default null, run_at timestamptz default null) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into public.outbox (task, payload, job_key, run_at) values (enqueue.task, enqueue.payload, enqueue.job_key, enqueue.run_at);
  end;
alter function fx.enqueue owner to effects;
grant execute on function fx.enqueue to app, app_admin;

-- Which worker processes are alive, so that the jobs of a dead one are taken over.
create table worker_beats (
  worker_id text primary key,
  beat_at timestamptz not null default now()
);
call fx.guard('worker_beats');
grant select, insert, update, delete on worker_beats to worker;
create policy worker_all on worker_beats to worker using (true) with check (true);

-- Idempotency: key and answer are stored in the transaction that they stand for -----------------------

create table idempotency_keys (
  scope text not null, -- who: a person in a role and a company, or a visit
  key uuid not null,
  procedure text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
call fx.guard('idempotency_keys');
grant select, insert, update (answer) on idempotency_keys to app, app_admin;
create policy own on idempotency_keys to app, app_admin using (scope = (select fx.scope())) with check (scope = (select fx.scope()));
grant select, delete on idempotency_keys to worker;
create policy worker_sweeps on idempotency_keys to worker using (true);

-- Rate limits that several instances share; the shape is that of rate-limiter-flexible ----------------

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
call fx.guard('rate_limits');
grant select, insert, update, delete on rate_limits to app;
create policy door on rate_limits to app using (true) with check (true);
