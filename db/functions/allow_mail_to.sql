-- Lets mail to the reader's address of this failed e-mail through again, as an admin. False: no such e-mail, or its
-- reader is gone.
create or replace function fx.allow_mail_to(mail uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.is_admin() then raise exception 'only admins allow' using errcode = '42501'; end if;
  if not exists (select from public.mail_log l
      where l.id = mail and l.state = 'failed' and l.recipient <> '') then return false; end if;
  delete from public.mail_refusals r using public.mail_log l
    where l.id = mail and r.address = lower(l.recipient);
  return true;
end $$;
alter function fx.allow_mail_to owner to effects;
grant execute on function fx.allow_mail_to to app_admin;
