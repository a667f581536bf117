-- Mail and notices: stored with the rows that cause them, carried out by the worker.

create table mail_log (
  id uuid primary key,
  recipient_id uuid references accounts, -- null: not a member, as somebody invited
  recipient text not null,
  template text not null,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  tries integer not null default 0,
  unknown_outcomes integer not null default 0, -- tries of which we never learned whether the server took the message
  last_error text,
  created_at timestamptz not null default fx.now(),
  sent_at timestamptz
);
create index mail_log_newest on mail_log (created_at desc, id desc);
create index mail_log_recipient on mail_log (recipient_id);
create index mail_log_failed on mail_log (created_at desc, id desc) where state = 'failed';
call fx.guard('mail_log');
grant select on mail_log to app_admin, worker;
create policy admin_reads on mail_log for select to app_admin using (true);
grant insert on mail_log to effects;
create policy effects_write on mail_log for insert to effects with check (true);
grant update (state, tries, unknown_outcomes, last_error, sent_at) on mail_log to worker;
create policy worker_all on mail_log to worker using (true) with check (true);

-- What a message says. It may hold a link's token, so only the worker reads it, and it goes once the mail is sent.
create table mail_arguments (
  mail_id uuid primary key references mail_log,
  arguments jsonb not null
);
call fx.guard('mail_arguments');
grant insert on mail_arguments to effects;
create policy effects_write on mail_arguments for insert to effects with check (true);
grant select, delete on mail_arguments to worker;
create policy worker_all on mail_arguments to worker using (true);

-- Shared by the functions below; nobody else may call it, so a recipient always comes from a row.
create function fx.queue_mail(id uuid, recipient_id uuid, recipient text, language text, template text, arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into public.mail_log (id, recipient_id, recipient, language, template)
      values (queue_mail.id, queue_mail.recipient_id, queue_mail.recipient, queue_mail.language, queue_mail.template);
    insert into public.mail_arguments (mail_id, arguments) values (queue_mail.id, queue_mail.arguments);
    select fx.enqueue('send-mail', jsonb_build_object('mailId', queue_mail.id), 'mail:' || queue_mail.id);
  end;
alter function fx.queue_mail owner to effects;

create function fx.mail_person(id uuid, person uuid, template text, arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select fx.queue_mail(mail_person.id, a.id, a.email, a.language, mail_person.template, mail_person.arguments)
      from public.accounts a where a.id = mail_person.person and a.anonymised_at is null;
  end;
alter function fx.mail_person owner to effects;

create function fx.mail_invitation(id uuid, invitation uuid, arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select fx.queue_mail(mail_invitation.id, null, i.email, i.language, 'invitation', mail_invitation.arguments)
      from public.invitations i
      where i.id = mail_invitation.invitation and i.accepted_at is null and i.revoked_at is null and i.replaced_at is null
        and (fx.role() = 'admin' or i.company_id = fx.company());
  end;
alter function fx.mail_invitation owner to effects;
-- a person is mailed through fx.notify, which asks who tells and what they chose
grant execute on function fx.mail_invitation to app, app_admin;

create table notifications (
  id uuid primary key,
  user_id uuid not null references accounts,
  kind text not null,
  arguments jsonb not null default '{}',
  created_at timestamptz not null default fx.now(),
  read_at timestamptz
);
create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
call fx.guard('notifications');
grant select, update (read_at) on notifications to app, app_admin;
create policy self on notifications for select to app, app_admin using (user_id = (select fx.me()));
create policy self_reads on notifications for update to app, app_admin using (user_id = (select fx.me())) with check (user_id = (select fx.me()));
grant insert on notifications to effects;
create policy effects_write on notifications for insert to effects with check (true);

-- What a person wants to be told by mail; without a row the default of the kind applies.
create table notification_choices (
  user_id uuid not null references accounts,
  kind text not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);
call fx.guard('notification_choices');
grant select, insert, update (by_mail) on notification_choices to app, app_admin;
create policy self on notification_choices to app, app_admin using (user_id = (select fx.me())) with check (user_id = (select fx.me()));
grant select on notification_choices to effects;
create policy effects_read on notification_choices for select to effects using (true);

-- Tells a person something: stored, and mailed by their choice. Only a known actor or the system tells.
create function fx.notify(id uuid, mail_id uuid, person uuid, kind text, arguments jsonb, by_mail_unless_chosen boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.me() is null and fx.role() is distinct from 'system' then raise exception 'nobody tells nothing' using errcode = '42501'; end if;
  insert into public.notifications (id, user_id, kind, arguments) values (notify.id, notify.person, notify.kind, notify.arguments);
  if coalesce((select c.by_mail from public.notification_choices c where c.user_id = notify.person and c.kind = notify.kind), by_mail_unless_chosen) then
    perform fx.mail_person(mail_id, person, 'notice', jsonb_build_object('kind', notify.kind, 'arguments', notify.arguments));
  end if;
end $$;
alter function fx.notify owner to effects;
grant execute on function fx.notify to app, app_admin;
