-- Makes somebody the actor of this transaction. The signature binds them to this connection and transaction, so that
-- what was copied from another one is worth nothing. Only functions of the same owner, which know who it is, may call
-- it.
create or replace function fx.sign_actor(person uuid, company uuid, owns boolean, role text, scope text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  signing public.actor_keys;
  said text;
begin
  select k.* into strict signing from public.actor_keys k order by k.id desc limit 1;
  said := lpad(signing.id::text, 8) || rpad(coalesce(person::text, ''), 36) || rpad(coalesce(company::text, ''), 36)
    || case when owns then 't' else 'f' end || rpad(sign_actor.role, 8) || coalesce(sign_actor.scope, '');
  perform set_config('app.actor', encode(sha256(signing.key || convert_to(said, 'UTF8')
    || int4send(pg_backend_pid()) || timestamptz_send(now()) || signing.key), 'hex') || said, true);
end $$;
alter function fx.sign_actor owner to effects;
