-- Tells admins that the actor, who has just got a role, joined. The first 20 in an hour are mailed, so that a flood of
-- sign-ups does not become a flood of e-mails; the others are stored only. The actor may not see who the admins are.
create or replace function fx.tell_admins_who_joined(by_mail boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  joined record;
  recent integer := (
    select count(*) from (
      select from public.user_roles r where r.set_at > fx.now() - interval '1 hour' limit 21) lately);
begin
  select p.full_name as name, r.role into joined
    from public.user_roles r join public.people p on p.id = r.user_id
    where r.user_id = fx.me() and r.set_at = fx.now();
  if joined is null then raise exception 'joined earlier' using errcode = 'P0002'; end if;
  perform fx.notify(array(select admin from fx.active_admins() admin where admin <> fx.me()),
    'user.joined', jsonb_build_object('name', joined.name, 'userId', fx.me(), 'role', joined.role),
    tell_admins_who_joined.by_mail and recent <= 20);
end $$;
alter function fx.tell_admins_who_joined owner to effects;
grant execute on function fx.tell_admins_who_joined to app;
