-- Papers by which a supplier is verified. Only its own members and admins read them (decision 52).
create table supplier_papers (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  kind text not null check (kind in ('registry', 'tax', 'signatures', 'chamber', 'other')),
  expires_on date, -- last day on which it holds; null: without an end
  file text not null unique, -- where it is stored
  file_name text not null, -- the sender's file name; only shown
  type text not null check (type in ('application/pdf', 'image/webp')),
  bytes integer not null,
  sent_by uuid not null references accounts,
  created_at timestamptz not null default fx.now(),
  check (kind not in ('tax', 'chamber') or expires_on is not null)
);
create index supplier_papers_newest on supplier_papers (supplier_id, created_at desc, id desc);
create index supplier_papers_sent_by on supplier_papers (sent_by);
create index supplier_papers_expires_on on supplier_papers (expires_on);
call fx.force_row_security('supplier_papers');
grant select, insert, delete on supplier_papers to app;
create policy own on supplier_papers for select to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
create policy owner_adds on supplier_papers for insert to app
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier' and (select fx.company_owner())
    and sent_by = (select fx.me()));
create policy owner_removes on supplier_papers for delete to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier' and (select fx.company_owner()));
grant select on supplier_papers to app_admin;
create policy admin_reads on supplier_papers for select to app_admin using (true);
grant select (file) on supplier_papers to worker;
create policy worker_reads on supplier_papers for select to worker using (true);
grant select, delete on supplier_papers to effects;
create policy effects_all on supplier_papers to effects using (true);
create trigger audit after insert or update or delete on supplier_papers for each row
  execute function fx.audit('file_name');
