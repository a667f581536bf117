-- Lets mail to one's own address through again, on its holder's word; a further refusal is noted again.
create or replace function fx.allow_my_mail() returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.me() is null then raise exception 'nobody' using errcode = '42501'; end if;
  delete from public.mail_refusals r where r.person_id = fx.me();
end $$;
alter function fx.allow_my_mail owner to effects;
grant execute on function fx.allow_my_mail to app, app_admin;
