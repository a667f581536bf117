-- A message may be a stock phrase: its key, with the number or day that it says as the text. Every reader reads it in
-- their own language.
alter table messages
  drop constraint messages_body_check,
  add column phrase text,
  add constraint messages_body_check check (case when phrase is null then length(body) between 1 and 4000
    else fx.phrase_fits(phrase, body) end);
alter table conversations add column last_phrase text; -- of the last message

-- Who has not read for a while is mailed once (fx.tell_unread).
alter table conversation_readers
  add column unread_since timestamptz, -- of the first message that is unread
  add column told_at timestamptz; -- that there are unread ones; not again before they read
create index conversation_readers_waiting on conversation_readers (unread_since)
  where unread > 0 and told_at is null;
grant update (caused_by) on mail_log to effects;

-- The file of a message, whose text is the file's name. Who reads the message may have it.
create table message_files (
  message_id uuid primary key references messages,
  customer_id uuid not null, -- the companies that read it, as in the message
  supplier_id uuid not null,
  file text not null unique, -- where it is stored
  type text not null check (type in ('application/pdf', 'image/webp',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')),
  bytes integer not null check (bytes between 1 and 10485760),
  created_at timestamptz not null default fx.now()
);
call fx.force_row_security('message_files');
grant select on message_files to app, app_admin;
create policy sides_read on message_files for select to app
  using ((select fx.company()) in (customer_id, supplier_id));
create policy admin_reads on message_files for select to app_admin using (true);
grant select, insert on message_files to effects;
create policy effects_all on message_files to effects using (true) with check (true);
grant select (file) on message_files to worker;
create policy worker_reads on message_files for select to worker using (true);
create trigger audit after insert or update or delete on message_files for each row execute function fx.audit();

-- Up to which message anything has reached a page of that side: between sent and read.
alter table conversations
  add column customer_got integer not null default 0,
  add column supplier_got integer not null default 0;
