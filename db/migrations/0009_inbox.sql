-- What people write to the company without an account: contact messages, and applications of suppliers with their
-- catalogues.

create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null,
  language text not null check (language in ('en', 'so', 'tr', 'ar')), -- language of the page
  held_back text check (held_back in ('trap', 'haste')), -- why it looks like spam; then nobody is mailed
  state text not null default 'new' check (state in ('new', 'taken', 'answered', 'closed')),
  -- The list in which it stands. An admin who takes a held-back message says that a person wrote it.
  queue text not null generated always as (case when state = 'new' and held_back is not null then 'held'
    when state in ('new', 'taken') then 'open' else 'done' end) stored,
  assignee_id uuid references accounts,
  due_at timestamptz not null, -- when the promised answer is due
  answered_at timestamptz,
  notes text not null default '',
  created_at timestamptz not null default fx.now(),
  updated_by uuid references accounts,
  updated_at timestamptz not null default fx.now()
);
create index contact_messages_due on contact_messages (queue, due_at, id);
create index contact_messages_newest on contact_messages (queue, created_at desc, id desc);
create index contact_messages_assignee on contact_messages (assignee_id);
create index contact_messages_updated_by on contact_messages (updated_by);

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
  held_back text check (held_back in ('trap', 'haste')),
  state text not null default 'new' check (state in ('new', 'taken', 'answered', 'invited', 'refused', 'closed')),
  queue text not null generated always as (case when state = 'new' and held_back is not null then 'held'
    when state in ('new', 'taken') then 'open' else 'done' end) stored,
  assignee_id uuid references accounts,
  due_at timestamptz not null,
  answered_at timestamptz,
  notes text not null default '',
  created_at timestamptz not null default fx.now(),
  updated_by uuid references accounts,
  updated_at timestamptz not null default fx.now()
);
create index applications_due on applications (queue, due_at, id);
create index applications_newest on applications (queue, created_at desc, id desc);
create index applications_assignee on applications (assignee_id);
create index applications_updated_by on applications (updated_by);

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
    execute format('grant select, update (state, assignee_id, answered_at, notes, updated_by, updated_at)
      on %s to app_admin', written);
    execute format('create policy admin_reads on %s for select to app_admin using (true)', written);
    execute format('create policy admin_handles on %s for update to app_admin using (true) with check (true)', written);
    execute format('grant select on %s to effects', written);
    execute format('create policy effects_read on %s for select to effects using (true)', written);
  end loop;
end $$;
grant insert (id, name, email, message, language, held_back, due_at, created_at, updated_at) on contact_messages to app;
create trigger audit after insert or update or delete on contact_messages for each row
  execute function fx.audit('name', 'email', 'message');
grant insert (id, company_name, category, contact_person, email, phone, address, product_description, language,
    held_back, due_at, created_at, updated_at) on applications to app;
create trigger audit after insert or update or delete on applications for each row
  execute function fx.audit('contact_person', 'email', 'phone', 'address', 'product_description');

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
