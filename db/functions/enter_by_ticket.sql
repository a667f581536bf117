-- Begins a transaction in the name of who asked for a job, by a ticket that the worker got for that job's row.
create or replace function fx.enter_by_ticket(ticket text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  secret bytea := (select k.key from public.actor_keys k where lpad(k.id::text, 8) = substr(ticket, 65, 8));
begin
  if left(ticket, 64) is distinct from encode(sha256(secret || convert_to('ticket' || substr(ticket, 65), 'UTF8')
      || secret), 'hex')
    or substr(ticket, 73, 12)::bigint < extract(epoch from now()) then
    raise exception 'no such ticket' using errcode = '42501';
  end if;
  perform fx.sign_actor(substr(ticket, 85, 36)::uuid, nullif(rtrim(substr(ticket, 121, 36)), '')::uuid, false,
    substr(ticket, 157), '');
end $$;
alter function fx.enter_by_ticket owner to effects;
grant execute on function fx.enter_by_ticket to app;
