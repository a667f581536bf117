-- Queues a failed e-mail again, as an admin. False: no such e-mail, it is not failed (any more), or what it says is
-- gone. Its reader's address gets mail again.
create or replace function fx.send_mail_again(mail uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.is_admin() then raise exception 'only admins send again' using errcode = '42501'; end if;
  perform fx.allow_mail_to(mail);
  update public.mail_log l set state = 'queued'
    where l.id = mail and l.state = 'failed' and l.recipient <> ''
      and exists (select from public.mail_arguments a where a.mail_id = l.id);
  if not found then return false; end if;
  perform fx.enqueue('send-mail', jsonb_build_object('mailId', mail), 'mail:' || mail);
  return true;
end $$;
alter function fx.send_mail_again owner to effects;
grant execute on function fx.send_mail_again to app_admin;
