-- Where a supplier is paid. What its owner enters takes effect once an admin has agreed (decision 28).
create table payout_details (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  holder text not null, -- of the bank account
  bank text not null,
  iban text not null,
  swift text not null default '', -- empty: not given
  state text not null default 'proposed' check (state in ('proposed', 'agreed', 'declined', 'replaced')),
  reason text,
  proposed_by uuid not null references accounts,
  decided_by uuid references accounts,
  decided_at timestamptz,
  created_at timestamptz not null default fx.now(),
  check ((state in ('agreed', 'declined')) <= (decided_at is not null)),
  check ((state = 'declined') = (reason is not null))
);
create unique index payout_details_one_proposed on payout_details (supplier_id) where state = 'proposed';
create unique index payout_details_one_agreed on payout_details (supplier_id) where state = 'agreed';
create index payout_details_newest on payout_details (supplier_id, created_at desc, id desc);
create index payout_details_proposed_by on payout_details (proposed_by);
create index payout_details_decided_by on payout_details (decided_by);
call fx.force_row_security('payout_details');
grant select on payout_details to app;
create policy own on payout_details for select to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
grant select on payout_details to app_admin;
create policy admin_reads on payout_details for select to app_admin using (true);
grant select, insert, update (state, reason, decided_by, decided_at) on payout_details to effects;
create policy effects_all on payout_details to effects using (true) with check (true);
create trigger audit after insert or update or delete on payout_details for each row
  execute function fx.audit('holder', 'bank', 'iban', 'swift');
