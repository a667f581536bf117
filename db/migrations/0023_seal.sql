-- What a supplier with the seal wants to change of what was checked. It takes effect once an admin accepted it; until
-- then the old values stay public (decision 45). One that was taken back leaves no row.
create table supplier_changes (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  name text not null,
  legal_name text,
  registry_number text,
  tax_number text,
  city text not null,
  country text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  reason text,
  proposed_by uuid not null references accounts,
  decided_by uuid references accounts,
  decided_at timestamptz,
  created_at timestamptz not null default fx.now(),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
create unique index supplier_changes_one_waiting on supplier_changes (supplier_id) where state = 'waiting';
create index supplier_changes_waiting on supplier_changes (created_at, id) where state = 'waiting';
create index supplier_changes_newest on supplier_changes (supplier_id, created_at desc, id desc);
create index supplier_changes_proposed_by on supplier_changes (proposed_by);
create index supplier_changes_decided_by on supplier_changes (decided_by);
call fx.force_row_security('supplier_changes');
grant select on supplier_changes to app;
create policy own on supplier_changes for select to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
grant select on supplier_changes to app_admin;
create policy admin_reads on supplier_changes for select to app_admin using (true);
grant select, insert, update (state, reason, decided_by, decided_at), delete on supplier_changes to effects;
create policy effects_all on supplier_changes to effects using (true) with check (true);
create trigger audit after insert or update or delete on supplier_changes for each row
  execute function fx.audit('name', 'legal_name', 'tax_number');

grant update (city, country, registry_number) on suppliers to effects;
grant update (tax_number) on supplier_private to effects;
