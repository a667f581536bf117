-- Stores a notification for a person, and mails it by their choice. Only a known actor or the system may notify: a
-- person is mailed by no other way.
create or replace function fx.notify(id uuid, mail_id uuid, person uuid, kind text, arguments jsonb,
  by_mail_unless_chosen boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.me() is null and fx.role() is distinct from 'system' then raise exception 'nobody tells nothing'
    using errcode = '42501'; end if;
  insert into public.notifications (id, user_id, kind, arguments)
    values (notify.id, notify.person, notify.kind, notify.arguments);
  if coalesce((select c.by_mail from public.notification_choices c where c.user_id = notify.person
    and c.kind = notify.kind), by_mail_unless_chosen) then
    perform fx.mail_person(mail_id, person, 'notice', jsonb_build_object('kind', notify.kind, 'arguments',
      notify.arguments));
  end if;
end $$;
alter function fx.notify owner to effects;
grant execute on function fx.notify to app, app_admin, worker;
