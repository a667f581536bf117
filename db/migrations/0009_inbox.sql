-- What the desk has to answer. What people write without an account, contact messages and applications of suppliers
-- with their catalogues, stands in tables of its own; how the desk handles it, and what it answers, is the same for
-- all.

create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null,
  language text not null check (language in ('en', 'so', 'tr', 'ar')), -- language of the page
  created_at timestamptz not null default fx.now()
);

create table applications (
  id uuid primary key,
  company_name text not null,
  category text not null check (category in ('fashion', 'beauty', 'home', 'medical', 'other')),
  contact_person text not null,
  email text not null,
  phone text not null,
  address text not null default '',
  product_description text not null,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  supplier_id uuid references suppliers, -- the company that it became
  created_at timestamptz not null default fx.now()
);
create index applications_supplier on applications (supplier_id);

create table application_files (
  id uuid primary key, -- only the uploader knows it, so only their application can take the file
  application_id uuid references applications, -- null: uploaded, not part of an application yet
  file text not null unique, -- where it is stored
  file_name text not null, -- the sender's file name; only shown
  type text not null check (type in ('application/pdf', 'image/webp')),
  bytes integer not null,
  created_at timestamptz not null default fx.now()
);
create index application_files_application on application_files (application_id, id);

-- Everybody may insert without an account, only admins read, and nobody changes what was written.
do $$
declare written regclass;
begin
  foreach written in array array['contact_messages', 'applications']::regclass[] loop
    call fx.force_row_security(written);
    execute format('create policy everybody_writes on %s for insert to app
      with check ((select fx.role()) = ''visitor'')', written);
    execute format('grant select on %s to app_admin, effects', written);
    execute format('create policy admin_reads on %s for select to app_admin using (true)', written);
    execute format('create policy effects_read on %s for select to effects using (true)', written);
  end loop;
end $$;
grant insert (id, name, email, message, language, created_at) on contact_messages to app;
create trigger audit after insert or update or delete on contact_messages for each row
  execute function fx.audit('name', 'email', 'message');
grant insert (id, company_name, category, contact_person, email, phone, address, product_description, language,
    created_at) on applications to app;
grant update (supplier_id) on applications to effects;
create policy effects_carry_over on applications for update to effects using (true) with check (true);
create trigger audit after insert or update or delete on applications for each row
  execute function fx.audit('contact_person', 'email', 'phone', 'address', 'product_description');

-- An applicant who is invited begins with what they wrote (fx.carry_over_application).
alter table invitations add column application_id uuid references applications;
create index invitations_application on invitations (application_id);
grant select (application_id) on invitations to app, app_admin;
grant insert (application_id) on invitations to app_admin;

call fx.force_row_security('application_files');
grant insert (id, file, file_name, type, bytes, created_at) on application_files to app;
create policy everybody_sends on application_files for insert to app with check ((select fx.role()) = 'visitor');
grant select on application_files to app_admin;
create policy admin_reads on application_files for select to app_admin using (true);
grant select, update (application_id) on application_files to effects;
create policy effects_read on application_files for select to effects using (true);
create policy effects_attach on application_files for update to effects
  using (application_id is null)
  with check (true);
grant select (file, application_id), delete on application_files to worker;
create policy worker_reads on application_files for select to worker using (true);
create policy worker_sweeps on application_files for delete to worker using (application_id is null);
create trigger audit after insert or update or delete on application_files for each row
  execute function fx.audit('file_name');

-- A conversation about one thing, with the desk as a side; later also between companies.
create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'application', 'order', 'feedback')),
  subject_id uuid not null, -- of the message, application, order or feedback entry
  customer_id uuid references companies, -- the sides that are companies
  supplier_id uuid references companies,
  created_at timestamptz not null default fx.now(),
  unique (kind, subject_id)
);
create index conversations_customer on conversations (customer_id);
create index conversations_supplier on conversations (supplier_id);
call fx.force_row_security('conversations');
grant select on conversations to app_admin;
create policy admin_reads on conversations for select to app_admin using (true);
grant select, insert on conversations to effects;
create policy effects_all on conversations to effects using (true) with check (true);

-- What is said in a conversation after the thing that began it. Names are as they were when it was said.
create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations,
  side text not null check (side in ('customer', 'desk')),
  sender_id uuid references accounts,
  sender_name text not null,
  body text not null check (length(body) between 1 and 4000),
  mail_id uuid references mail_log deferrable initially deferred, -- the e-mail by which it went out
  created_at timestamptz not null default fx.now()
);
create index messages_conversation on messages (conversation_id, created_at, id);
create index messages_sender on messages (sender_id);
create index messages_mail on messages (mail_id);
call fx.force_row_security('messages');
grant select, insert (id, conversation_id, side, sender_id, sender_name, body, mail_id) on messages to app_admin;
create policy admin_reads on messages for select to app_admin using (true);
create policy desk_writes on messages for insert to app_admin
  with check (side = 'desk' and sender_id = (select fx.me()));
grant select, insert on messages to effects;
create policy effects_all on messages to effects using (true) with check (true);
create trigger audit after insert or update or delete on messages for each row execute function fx.audit('body');

-- How the desk handles a conversation: who looks after it, until when an answer is promised, and what became of it.
create table inbox_items (
  id uuid primary key references conversations,
  kind text not null check (kind in ('contact', 'application', 'order', 'feedback')),
  who text not null, -- who wrote, as lists show it
  beginning text not null, -- of what they wrote
  held_back text check (held_back in ('trap', 'haste')), -- why it looks like spam; then nobody is mailed
  state text not null default 'new' check (state in ('new', 'taken', 'answered', 'invited', 'refused', 'closed')),
  -- The list in which it stands. An admin who takes a held-back item says that a person wrote it.
  queue text not null generated always as (case when state = 'new' and held_back is not null then 'held'
    when state in ('new', 'taken') then 'open' else 'done' end) stored,
  assignee_id uuid references accounts,
  due_at timestamptz, -- when the promised answer is due; null: none was promised
  sort_at timestamptz not null, -- open items are listed by it: due_at, or a month after it was written
  answered_at timestamptz,
  search tsvector not null,
  created_at timestamptz not null default fx.now(),
  updated_by uuid references accounts,
  updated_at timestamptz not null default fx.now()
);
create index inbox_items_due on inbox_items (queue, sort_at, id);
create index inbox_items_newest on inbox_items (queue, created_at desc, id desc);
create index inbox_items_kind_due on inbox_items (kind, queue, sort_at, id);
create index inbox_items_kind_newest on inbox_items (kind, queue, created_at desc, id desc);
create index inbox_items_assignee on inbox_items (assignee_id, queue, sort_at, id);
create index inbox_items_updated_by on inbox_items (updated_by);
create index inbox_items_search on inbox_items using gin (search);
call fx.force_row_security('inbox_items');
grant select, update (state, assignee_id, answered_at, updated_by, updated_at) on inbox_items to app_admin;
create policy admin_reads on inbox_items for select to app_admin using (true);
create policy admin_handles on inbox_items for update to app_admin using (true) with check (true);
grant select, insert, update on inbox_items to effects;
create policy effects_all on inbox_items to effects using (true) with check (true);
create trigger audit after insert or update or delete on inbox_items for each row
  execute function fx.audit('who', 'beginning', 'search');

-- What admins write to each other about an item.
create table inbox_notes (
  id uuid primary key,
  item_id uuid not null references inbox_items,
  author_id uuid not null references accounts,
  author_name text not null,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default fx.now()
);
create index inbox_notes_item on inbox_notes (item_id, created_at, id);
create index inbox_notes_author on inbox_notes (author_id);
call fx.force_row_security('inbox_notes');
grant select, insert (id, item_id, author_id, author_name, body) on inbox_notes to app_admin;
create policy admin_reads on inbox_notes for select to app_admin using (true);
create policy admin_writes on inbox_notes for insert to app_admin with check (author_id = (select fx.me()));
create trigger audit after insert or update or delete on inbox_notes for each row execute function fx.audit('body');
