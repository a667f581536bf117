-- What every other table needs: audit, jobs, idempotency keys and rate limits.

call fx.force_row_security('migrations.functions');
call fx.force_row_security('migrations.migrations');
alter table migrations.migrations alter run_on type timestamptz; -- the migration tool creates it without a time zone

-- What actors are signed with (fx.sign_actor): the newest key signs, and the one before still counts.
create table actor_keys (
  id integer generated always as identity primary key,
  key bytea not null check (octet_length(key) = 32),
  created_at timestamptz not null default now()
);
call fx.force_row_security('actor_keys');
grant select, insert, delete on actor_keys to effects;
create policy effects_all on actor_keys to effects using (true) with check (true);
insert into actor_keys (key) values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

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
call fx.force_row_security('audit_log');
grant select on audit_log to app_admin;
create policy admin_reads on audit_log for select to app_admin using (true);
grant insert on audit_log to effects;
create policy effects_write on audit_log for insert to effects with check (true);
create trigger insert_only before update or delete or truncate on audit_log for each statement
  execute function fx.refuse_change();

-- Jobs: a transaction writes a row here; the worker moves rows in batches into its queue -------------

create table outbox (
  id bigint generated always as identity primary key,
  task text not null,
  payload jsonb not null,
  job_key text,
  run_at timestamptz,
  created_at timestamptz not null default now()
);
call fx.force_row_security('outbox');
grant insert on outbox to effects;
create policy effects_write on outbox for insert to effects with check (true);
grant select, update, delete on outbox to worker; -- update: for `select … for update skip locked`
create policy worker_moves on outbox to worker using (true);

-- Which worker processes are alive, so that the jobs of a dead one are taken over.
create table worker_beats (
  worker_id text primary key,
  beat_at timestamptz not null default now()
);
call fx.force_row_security('worker_beats');
grant select, insert, update, delete on worker_beats to worker;
create policy worker_all on worker_beats to worker using (true) with check (true);

-- Idempotency: key and answer are stored in the transaction that they stand for -----------------------

create table idempotency_keys (
  scope text not null, -- who: a person in a role and a company, or a visitor
  key uuid not null,
  procedure text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
call fx.force_row_security('idempotency_keys');
grant select, insert, update (answer) on idempotency_keys to app, app_admin;
create policy own on idempotency_keys to app, app_admin
  using (scope = (select fx.scope()))
  with check (scope = (select fx.scope()));
grant select, delete on idempotency_keys to worker;
create policy worker_sweeps on idempotency_keys to worker using (true);

-- Rate limits that several instances share; the shape is that of rate-limiter-flexible ----------------

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
call fx.force_row_security('rate_limits');
grant select, insert, update, delete on rate_limits to app;
create policy door on rate_limits to app using (true) with check (true);
