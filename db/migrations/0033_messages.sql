-- Messages between companies. A 'chat' is the one conversation of a customer with a supplier; a 'company' is the desk's
-- with one company; a 'report' is what somebody told the desk about a chat. Companies read their conversations and
-- write by functions alone (fx.send_message, fx.ask_question).
alter table conversations
  drop constraint conversations_kind_check,
  add constraint conversations_kind_check
    check (kind in ('contact', 'application', 'order', 'feedback', 'report', 'chat', 'company')),
  add column begun_by uuid references companies, -- whose first question it was
  add column customer_name text not null default '', -- as the supplier reads it; kept by fx.number_message
  add column last_number integer not null default 0, -- how many messages it has
  add column last_at timestamptz, -- of the last message, like the two below
  add column last_side text check (last_side in ('customer', 'supplier', 'desk')),
  add column last_body text,
  add column customer_read integer not null default 0, -- up to which message anybody of that side has read
  add column supplier_read integer not null default 0,
  add column customer_blocked_at timestamptz, -- that side wants to hear nothing more
  add column supplier_blocked_at timestamptz,
  add check (kind <> 'chat' or num_nulls(customer_id, supplier_id, begun_by) = 0 and subject_id = id),
  add check (kind <> 'company' or num_nulls(customer_id, supplier_id) = 1
    and subject_id = coalesce(customer_id, supplier_id));
create unique index conversations_one_chat on conversations (customer_id, supplier_id) where kind = 'chat';
create index conversations_begun_by on conversations (begun_by, created_at);
-- The lists of a side, by the latest message.
create index conversations_customer_latest on conversations (customer_id, last_at desc, id desc)
  where kind in ('chat', 'company') and last_number > 0;
create index conversations_supplier_latest on conversations (supplier_id, last_at desc, id desc)
  where kind in ('chat', 'company') and last_number > 0;
comment on column conversations.customer_name is 'personal';
comment on column conversations.last_body is 'personal';
grant select on conversations to app;
create policy sides_read on conversations for select to app
  using (kind in ('chat', 'company') and (select fx.company()) in (customer_id, supplier_id));
grant update on conversations to effects;

alter table messages
  drop constraint messages_side_check,
  drop constraint messages_check1,
  add constraint messages_side_check check (side in ('customer', 'supplier', 'desk')),
  add constraint messages_received_side check (received_hash is null or side <> 'desk'),
  add column number integer, -- its place in the conversation, from 1
  add column customer_id uuid, -- the companies that read it, as in the conversation, which refers to them
  add column supplier_id uuid,
  add column about_kind text check (about_kind in ('product', 'order', 'supplier')), -- what is asked about
  add column about_id uuid,
  add column about_name text, -- as it was then
  add check (num_nulls(about_kind, about_id, about_name) in (0, 3));
update messages m set number = n.number
  from (select id, row_number() over (partition by conversation_id order by created_at, id) as number from messages) n
  where n.id = m.id;
update conversations c set last_number = m.number, last_at = m.created_at, last_side = m.side,
    last_body = left(m.body, 160)
  from (select distinct on (conversation_id) * from messages order by conversation_id, number desc) m
  where m.conversation_id = c.id;
alter table messages alter column number set not null, alter column number set default 0; -- fx.number_message gives it
create unique index messages_number on messages (conversation_id, number);
grant select on messages to app;
create policy sides_read on messages for select to app
  using ((select fx.company()) in (customer_id, supplier_id));

-- How far each person has read, and how many messages of others came since: counted when a message comes
-- (fx.tell_message), so that no list and no menu counts messages.
create table conversation_readers (
  conversation_id uuid not null references conversations,
  user_id uuid not null references accounts,
  company_id uuid not null references companies,
  read_number integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  primary key (conversation_id, user_id)
);
create index conversation_readers_unread on conversation_readers (user_id, company_id) where unread > 0;
create index conversation_readers_user on conversation_readers (user_id);
create index conversation_readers_company on conversation_readers (company_id);
call fx.force_row_security('conversation_readers');
grant select on conversation_readers to app;
create policy reader_reads on conversation_readers for select to app
  using (user_id = (select fx.me()) and company_id = (select fx.company()));
grant select, insert, update, delete on conversation_readers to effects;
create policy effects_all on conversation_readers to effects using (true) with check (true);

-- What somebody told the desk about a chat, with a copy of what was said: it stays whatever becomes of the chat.
create table message_reports (
  id uuid primary key,
  conversation_id uuid not null references conversations,
  reporter_id uuid not null references accounts,
  company_id uuid not null references companies, -- of the reporter
  reason text not null check (length(reason) between 1 and 1000),
  copy jsonb not null, -- the last messages: side, name, body and time of each, oldest first
  created_at timestamptz not null default fx.now()
);
create index message_reports_conversation on message_reports (conversation_id);
create index message_reports_reporter on message_reports (reporter_id);
create index message_reports_company on message_reports (company_id);
comment on column message_reports.reason is 'personal';
comment on column message_reports.copy is 'personal';
call fx.force_row_security('message_reports');
grant select on message_reports to app_admin;
create policy admin_reads on message_reports for select to app_admin using (true);
grant select, insert, update (copy) on message_reports to effects;
create policy effects_all on message_reports to effects using (true) with check (true);
create trigger audit after insert or update or delete on message_reports for each row
  execute function fx.audit('reason', 'copy');

alter table inbox_items
  drop constraint inbox_items_kind_check,
  add constraint inbox_items_kind_check
    check (kind in ('contact', 'application', 'order', 'feedback', 'report', 'company'));
