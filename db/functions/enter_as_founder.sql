-- Lets the actor, who has no company, go on as a member of one that they are about to found, in the role that they have
-- or, having none, choose.
create or replace function fx.enter_as_founder(role text, company uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if enter_as_founder.role not in ('customer', 'supplier')
    or not exists (select from public.people p where p.id = fx.me() and p.company_id is null)
    or exists (select from public.user_roles r where r.user_id = fx.me() and r.role <> enter_as_founder.role)
    or exists (select from public.companies c where c.id = enter_as_founder.company) then
    raise exception 'founds no company' using errcode = '42501';
  end if;
  perform fx.sign_actor(fx.me(), enter_as_founder.company, false, enter_as_founder.role, fx.scope());
end $$;
alter function fx.enter_as_founder owner to effects;
grant execute on function fx.enter_as_founder to app;
