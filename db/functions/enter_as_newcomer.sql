-- Lets a sign-up go on as the person that it creates: under ids that nobody has, so that nothing that exists is theirs.
create or replace function fx.enter_as_newcomer(person uuid, role text, company uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if enter_as_newcomer.role not in ('customer', 'supplier', 'none')
    or exists (select from public.people p where p.id = person)
    or exists (select from public.companies c where c.id = enter_as_newcomer.company) then
    raise exception 'no newcomer' using errcode = '42501';
  end if;
  perform fx.sign_actor(person, enter_as_newcomer.company, false, enter_as_newcomer.role, fx.scope());
end $$;
alter function fx.enter_as_newcomer owner to effects;
grant execute on function fx.enter_as_newcomer to app;
