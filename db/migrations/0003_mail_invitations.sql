-- Mail, notifications and invitations. They are stored with the rows that cause them, and the worker sends them.

create table mail_log (
  id uuid primary key,
  recipient_id uuid references accounts, -- null: not a member, for example somebody who is invited
  recipient text not null,
  template text not null,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  tries integer not null default 0,
  unknown_outcomes integer not null default 0, -- tries of which we never learned whether the server accepted the e-mail
  last_error text,
  created_at timestamptz not null default fx.now(),
  sent_at timestamptz,
  caused_by uuid references accounts -- customer or supplier who did what it tells others of (fx.queue_mail)
);
create index mail_log_caused_by on mail_log (caused_by, created_at desc);
create index mail_log_newest on mail_log (created_at desc, id desc);
create index mail_log_recipient on mail_log (recipient_id);
-- fx.mail_receipt: one receipt a day for an address
create index mail_log_receipts on mail_log (recipient, created_at)
  where template in ('contact-receipt', 'application-receipt');
create index mail_log_failed on mail_log (created_at desc, id desc) where state = 'failed';
call fx.force_row_security('mail_log');
grant select on mail_log to app_admin, worker;
create policy admin_reads on mail_log for select to app_admin using (true);
grant select (recipient, template, created_at, caused_by), insert on mail_log to effects;
create policy effects_read on mail_log for select to effects using (true);
create policy effects_write on mail_log for insert to effects with check (true);
grant update (state, tries, unknown_outcomes, last_error, sent_at) on mail_log to worker;
create policy worker_all on mail_log to worker using (true) with check (true);

-- The arguments of an e-mail. They may hold a link's token, so only the worker reads them, and they are deleted once
-- the e-mail is sent.
create table mail_arguments (
  mail_id uuid primary key references mail_log,
  arguments jsonb not null
);
call fx.force_row_security('mail_arguments');
grant insert on mail_arguments to effects;
create policy effects_write on mail_arguments for insert to effects with check (true);
grant select, delete on mail_arguments to worker;
create policy worker_all on mail_arguments to worker using (true);

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
call fx.force_row_security('notifications');
grant select, update (read_at) on notifications to app, app_admin;
create policy self on notifications for select to app, app_admin using (user_id = (select fx.me()));
create policy self_reads on notifications for update to app, app_admin
  using (user_id = (select fx.me()))
  with check (user_id = (select fx.me()));
grant insert on notifications to effects;
create policy effects_write on notifications for insert to effects with check (true);

-- What a person wants to be told by e-mail; without a row the default of the kind applies.
create table notification_choices (
  user_id uuid not null references accounts,
  kind text not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);
call fx.force_row_security('notification_choices');
grant select, insert, update (by_mail) on notification_choices to app, app_admin;
create policy self on notification_choices to app, app_admin
  using (user_id = (select fx.me()))
  with check (user_id = (select fx.me()));
grant select on notification_choices to effects;
create policy effects_read on notification_choices for select to effects using (true);

-- Admins invite anybody; an owner invites colleagues.
create table invitations (
  id uuid primary key,
  email text not null check (email = lower(email)),
  role text not null check (role in ('customer', 'supplier', 'admin')),
  company_id uuid references companies, -- null: from the trading company; else the invited person joins this company
  language text not null default 'en' check (language in ('en', 'so', 'tr', 'ar')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32), -- SHA-256; the length refuses a plain token
  invited_by uuid references accounts, -- null: invited by the operator's command
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  replaced_at timestamptz,
  created_at timestamptz not null default fx.now(),
  -- The e-mail that carries the link, so that the inviter can see whether it was sent. The reference is checked at
  -- commit, because the invitation is inserted before its e-mail.
  mail_id uuid references mail_log deferrable initially deferred,
  check (num_nonnulls(accepted_at, revoked_at, replaced_at) <= 1) -- it ends in one way only
);
create index invitations_newest on invitations (created_at desc, id desc);
create index invitations_email on invitations (email);
create index invitations_company on invitations (company_id);
create index invitations_invited_by on invitations (invited_by);
create index invitations_mail on invitations (mail_id);
call fx.force_row_security('invitations');
grant select (id, email, role, company_id, language, invited_by, expires_at, accepted_at, revoked_at, replaced_at,
    created_at, mail_id),
  insert (id, email, role, company_id, language, token_hash, invited_by, expires_at, mail_id),
  update (revoked_at, replaced_at) on invitations to app, app_admin;
create policy own_company on invitations for select to app
  using (company_id = (select fx.company()) and (select fx.company_owner()));
create policy own_company_invites on invitations for insert to app
  with check (company_id = (select fx.company()) and (select fx.company_owner()) and role = (select fx.role())
    and role in ('customer', 'supplier') and invited_by = (select fx.me()) and accepted_at is null);
create policy own_company_ends on invitations for update to app
  using (company_id = (select fx.company()) and (select fx.company_owner()))
  with check (company_id = (select fx.company()));
create policy admin_reads on invitations for select to app_admin using (true);
create policy admin_invites on invitations for insert to app_admin
  with check (company_id is null and invited_by = (select fx.me()) and accepted_at is null);
create policy admin_ends on invitations for update to app_admin
  using (company_id is null)
  with check (company_id is null);
grant select, update (accepted_at, token_hash, expires_at, mail_id) on invitations to effects;
create policy effects_read on invitations for select to effects using (true);
create policy effects_change on invitations for update to effects using (true) with check (true);
create trigger audit after insert or update or delete on invitations for each row
  execute function fx.audit('email', 'token_hash');
