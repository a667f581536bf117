-- Signs actors with a new key from here on. The one before stays for the transactions that began with it.
create or replace function fx.rotate_actor_keys() returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is distinct from 'system' then raise exception 'not the system' using errcode = '42501'; end if;
  delete from public.actor_keys k where k.id < (select max(l.id) from public.actor_keys l);
  insert into public.actor_keys (key)
    values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
end $$;
alter function fx.rotate_actor_keys owner to effects;
grant execute on function fx.rotate_actor_keys to worker;
