-- What people who work in tables keep: views by name, and what they did to many things at once.

create table saved_views (
  id uuid primary key,
  person_id uuid not null references accounts,
  page text not null check (page in ('/admin/orders', '/admin/reviews', '/admin/suppliers', '/admin/users',
    '/supplier/orders', '/supplier/products')),
  name text not null check (char_length(name) between 1 and 40),
  query text not null check (char_length(query) <= 1000), -- the page's query string
  created_at timestamptz not null default fx.now()
);
create index saved_views_person on saved_views (person_id, page, created_at, id);
call fx.force_row_security('saved_views');
grant select, insert, update (name), delete on saved_views to app, app_admin;
create policy own on saved_views to app using (person_id = (select fx.me())) with check (person_id = (select fx.me()));
create policy admins_own on saved_views to app_admin
  using (person_id = (select fx.me()))
  with check (person_id = (select fx.me()));
grant select, delete on saved_views to effects;
create policy effects_erase on saved_views to effects using (true) with check (false);
create trigger audit after insert or update or delete on saved_views for each row execute function fx.audit();

-- A bulk act with the value that each thing had before, by which it can be undone for a while.
create table bulk_acts (
  id uuid primary key,
  made_by uuid not null references accounts,
  kind text not null check (kind in ('orders.status', 'orders.shipping', 'orders.assignee', 'products.price',
    'products.stock', 'products.pause', 'products.resume')),
  items jsonb not null check (jsonb_typeof(items) = 'array'), -- [{id, from}]
  undone integer not null default 0, -- so many of them were taken back
  created_at timestamptz not null default fx.now()
);
create index bulk_acts_made_by on bulk_acts (made_by);
create index bulk_acts_age on bulk_acts (created_at);
call fx.force_row_security('bulk_acts');
grant select, insert (id, made_by, kind, items, created_at), update (items, undone) on bulk_acts to app, app_admin;
create policy own on bulk_acts to app using (made_by = (select fx.me())) with check (made_by = (select fx.me()));
create policy admins_own on bulk_acts to app_admin
  using (made_by = (select fx.me()))
  with check (made_by = (select fx.me()));
grant select, delete on bulk_acts to worker;
create policy worker_reads on bulk_acts for select to worker using (true);
create policy worker_sweeps on bulk_acts for delete to worker using (true);
