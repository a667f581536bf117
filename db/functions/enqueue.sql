-- Writes a job into `outbox` in the transaction that causes it. The application cannot read or change waiting jobs, and
-- without an actor it may only ask that a file which nothing uses is deleted later.
create or replace function fx.enqueue(
  task text, payload jsonb, job_key text default null, run_at timestamptz default null) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() = 'visitor' and enqueue.task not in ('sweep-image', 'sweep-proof', 'sweep-catalogue',
      'sweep-import-parts', 'sweep-paper', 'sweep-message-file', 'sweep-need-picture') then
    raise exception 'nobody does nothing' using errcode = '42501';
  end if;
  insert into public.outbox (task, payload, job_key, run_at)
    values (enqueue.task, enqueue.payload, enqueue.job_key, enqueue.run_at);
end $$;
alter function fx.enqueue owner to effects;
grant execute on function fx.enqueue to app, app_admin;
