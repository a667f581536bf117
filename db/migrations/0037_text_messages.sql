-- Notices as text messages to a person's telephone, by WhatsApp or SMS (decision 60): consent, and what was sent.

-- The number of a person. It counts from the moment its code was typed, which is the consent, until they end it.
create table text_numbers (
  user_id uuid primary key references accounts,
  channel text not null check (channel in ('whatsapp', 'sms')),
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  code_hmac bytea check (octet_length(code_hmac) = 32), -- null: no code waits; the length refuses a plain code
  code_until timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  agreed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default fx.now()
);
call fx.force_row_security('text_numbers');
grant select (user_id, channel, number, agreed_at, ended_at) on text_numbers to app, app_admin;
create policy self on text_numbers for select to app, app_admin using (user_id = (select fx.me()));
grant select, insert, update, delete on text_numbers to effects;
create policy effects_all on text_numbers to effects using (true) with check (true);
-- The worker asks whether somebody still agrees, and deletes numbers that nobody confirmed: they may be strangers'.
grant select, delete on text_numbers to worker;
create policy worker_reads on text_numbers for select to worker using (true);
create policy worker_sweeps on text_numbers for delete to worker using (agreed_at is null);
create trigger audit after insert or update or delete on text_numbers for each row
  execute function fx.audit('number', 'code_hmac');

-- What was sent to a number. Only the worker reads it: its arguments may hold a code, and go once it is over.
create table text_messages (
  id uuid primary key,
  user_id uuid not null references accounts,
  channel text not null check (channel in ('whatsapp', 'sms')),
  number text not null,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  template text not null check (template in ('notice', 'code')),
  arguments jsonb,
  -- unknown: it left, and nobody said whether it arrived; it is not sent again
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  tries integer not null default 0,
  last_error text,
  created_at timestamptz not null default fx.now(),
  sent_at timestamptz
);
create index text_messages_newest on text_messages (user_id, created_at desc);
create index text_messages_age on text_messages (created_at);
call fx.force_row_security('text_messages');
grant select (id, user_id, template, channel, number, state, created_at), insert, delete on text_messages to effects;
create policy effects_all on text_messages to effects using (true) with check (true);
grant select, update (state, tries, last_error, arguments, sent_at), delete on text_messages to worker;
create policy worker_all on text_messages to worker using (true) with check (true);

comment on column text_numbers.number is 'personal';
comment on column text_numbers.code_hmac is 'personal';
comment on column text_messages.number is 'personal';
comment on column text_messages.arguments is 'personal';
