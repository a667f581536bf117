-- A ticket with which the application acts as somebody for the next minute (fx.enter_by_ticket). Only functions of the
-- same owner, which take the person from a job's row, may call it.
create or replace function fx.sign_ticket(person uuid, company uuid, role text) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  signing public.actor_keys;
  said text;
begin
  select k.* into strict signing from public.actor_keys k order by k.id desc limit 1;
  said := lpad(signing.id::text, 8) || lpad(floor(extract(epoch from now()) + 60)::text, 12)
    || rpad(person::text, 36) || rpad(coalesce(company::text, ''), 36) || sign_ticket.role;
  return encode(sha256(signing.key || convert_to('ticket' || said, 'UTF8') || signing.key), 'hex') || said;
end $$;
alter function fx.sign_ticket owner to effects;
