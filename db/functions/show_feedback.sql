-- Makes a voice of approved feedback whose author agreed, for an admin, and returns whether it is shown. Only this
-- function writes voices, so that they say what was sent.
create or replace function fx.show_feedback(chosen uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is distinct from 'admin' then
    raise exception 'only admins show feedback' using errcode = '42501';
  end if;
  insert into public.voices (id, name, role, rating, message, language)
    select f.id, f.user_name, f.user_role, f.rating, f.message, f.language from public.feedback f
      where f.id = chosen and f.status = 'approved' and f.may_be_shown
    on conflict do nothing;
  return exists (select from public.voices v where v.id = chosen);
end $$;
alter function fx.show_feedback owner to effects;
grant execute on function fx.show_feedback to app_admin;
