-- 'Tell us what you need' (decision 72): what somebody looks for and did not find, whom the desk asks for it, and which
-- searches found nothing.

create table needs (
  id uuid primary key,
  what text not null check (length(what) between 3 and 1000),
  quantity integer check (quantity between 1 and 1000000), -- null: not said
  port text check (length(port) between 1 and 5), -- code of the port of destination; null: not said
  language text not null check (language in ('en', 'so', 'tr', 'ar')), -- of the page on which it was written
  -- who needs it: somebody of a customer's company, or somebody without an account, by name and e-mail
  customer_id uuid references customers,
  person_id uuid references accounts,
  name text not null default '',
  email text not null default '',
  created_at timestamptz not null default fx.now(),
  check ((customer_id is null) = (person_id is null)),
  check (customer_id is null or (name = '' and email = ''))
);
create index needs_customer on needs (customer_id);
create index needs_person on needs (person_id);
create index needs_email on needs (email);
call fx.force_row_security('needs');
grant insert (id, what, quantity, port, language, customer_id, person_id, name, email, created_at) on needs to app;
create policy everybody_writes on needs for insert to app
  with check ((select fx.role()) = 'visitor' and customer_id is null);
create policy customer_writes on needs for insert to app
  with check ((select fx.role()) = 'customer' and customer_id = (select fx.company())
    and person_id = (select fx.me()));
grant select on needs to app_admin;
create policy admin_reads on needs for select to app_admin using (true);
grant select, update (name, email) on needs to effects;
create policy effects_read on needs for select to effects using (true);
create policy effects_change on needs for update to effects using (true) with check (true);
create trigger audit after insert or update or delete on needs for each row
  execute function fx.audit('what', 'name', 'email');

create table need_pictures (
  id uuid primary key, -- only the uploader knows it, so only their need can take the picture
  need_id uuid unique references needs, -- null: uploaded, not part of a need yet
  file text not null unique, -- where it is stored
  bytes integer not null,
  created_at timestamptz not null default fx.now()
);
call fx.force_row_security('need_pictures');
grant insert (id, file, bytes, created_at) on need_pictures to app;
create policy everybody_sends on need_pictures for insert to app with check ((select fx.role()) = 'visitor');
grant select on need_pictures to app_admin;
create policy admin_reads on need_pictures for select to app_admin using (true);
grant select, update (need_id) on need_pictures to effects;
create policy effects_read on need_pictures for select to effects using (true);
create policy effects_attach on need_pictures for update to effects using (need_id is null) with check (true);
grant select (file, need_id), delete on need_pictures to worker;
create policy worker_reads on need_pictures for select to worker using (true);
create policy worker_sweeps on need_pictures for delete to worker using (need_id is null);
create trigger audit after insert or update or delete on need_pictures for each row execute function fx.audit();

-- The quotes that the desk asked for to answer a need, one of each supplier; written by fx.ask_for_need.
create table need_quotes (
  id uuid primary key references quotes,
  need_id uuid not null references needs,
  supplier_id uuid not null references suppliers,
  sent_at timestamptz, -- when the offer was sent to who needs it
  unique (need_id, supplier_id)
);
create index need_quotes_supplier on need_quotes (supplier_id);
call fx.force_row_security('need_quotes');
grant select, update (sent_at) on need_quotes to app_admin;
create policy admin_reads on need_quotes for select to app_admin using (true);
create policy admin_sends on need_quotes for update to app_admin using (sent_at is null) with check (true);
grant select, insert on need_quotes to effects;
create policy effects_all on need_quotes to effects using (true) with check (true);
create trigger audit after insert or update or delete on need_quotes for each row execute function fx.audit();

alter table conversations
  drop constraint conversations_kind_check,
  add constraint conversations_kind_check
    check (kind in ('contact', 'application', 'order', 'feedback', 'report', 'chat', 'company', 'quote', 'need'));
alter table inbox_items
  drop constraint inbox_items_kind_check,
  add constraint inbox_items_kind_check
    check (kind in ('contact', 'application', 'order', 'feedback', 'report', 'company', 'need'));

-- Searches that found nothing: words, never who searched. Nothing that could be an e-mail address or the number of a
-- telephone is kept.
create table missed_searches (
  words text not null
    check (length(words) between 2 and 60 and position('@' in words) = 0 and words !~ '[0-9]([-+ ./()]*[0-9]){6}'),
  language text not null check (language in ('en', 'so', 'tr', 'ar')), -- what the reader reads
  times integer not null default 1 check (times > 0),
  first_day date not null,
  last_day date not null,
  last_search uuid not null, -- so that a repeated request counts once
  primary key (words, language)
);
create index missed_searches_often on missed_searches (times desc, words, language);
create index missed_searches_first_day on missed_searches (first_day);
create index missed_searches_last_day on missed_searches (last_day);
call fx.force_row_security('missed_searches');
grant select on missed_searches to app_admin;
create policy admin_reads on missed_searches for select to app_admin using (true);
grant select, insert, update (times, last_day, last_search) on missed_searches to effects;
create policy effects_all on missed_searches to effects using (true) with check (true);
grant select (last_day), delete on missed_searches to worker;
create policy worker_reads on missed_searches for select to worker using (true);
create policy worker_sweeps on missed_searches for delete to worker using (true);
