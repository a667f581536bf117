-- Refunds over an amount wait for a second admin, as ways to pay do (decision 53).

-- Above it, what an admin refunds of an order within a day waits. Raised only together with ways to pay, by
-- fx.put_change_in_effect; lowered by fx.lower_refund_limit.
alter table company_private add column refund_limit_cents bigint not null default 100000
  check (refund_limit_cents between 0 and 99999999999);
grant update (refund_limit_cents) on company_private to effects;
create policy effects_change on company_private for update to effects using (true) with check (true);

alter table payment_way_changes add column refund_limit_cents bigint -- null: it stays
  check (refund_limit_cents between 0 and 99999999999);

-- Refunds that an admin entered and that are not in the ledger yet.
create table waiting_refunds (
  id uuid primary key,
  order_id uuid not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  amount_cents bigint not null check (amount_cents between 1 and 99999999999),
  way text not null check (way in ('bank', 'hawala', 'wallet')),
  reference text not null check (length(reference) between 1 and 100),
  paid_on date not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'withdrawn')),
  proposed_by uuid not null references accounts,
  due_at timestamptz, -- from when on it needs nobody else; null: there was another admin
  decided_by uuid references accounts,
  decided_at timestamptz,
  created_at timestamptz not null default fx.now(),
  unique (id, order_id),
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id),
  check ((state = 'waiting') = (decided_at is null) and (state = 'waiting') = (decided_by is null)),
  check (state <> 'confirmed' or coalesce(due_at <= decided_at, false) or decided_by <> proposed_by)
);
create unique index waiting_refunds_one_waiting on waiting_refunds (order_id) where state = 'waiting';
create index waiting_refunds_order on waiting_refunds (order_id, customer_id, supplier_id);
create index waiting_refunds_proposed_by on waiting_refunds (proposed_by);
create index waiting_refunds_decided_by on waiting_refunds (decided_by);
call fx.force_row_security('waiting_refunds');
grant select on waiting_refunds to app_admin;
create policy admin_reads on waiting_refunds for select to app_admin using (true);
grant select, insert, update (state, decided_by, decided_at) on waiting_refunds to effects;
create policy effects_all on waiting_refunds to effects using (true) with check (true);
create trigger audit after insert or update or delete on waiting_refunds for each row
  execute function fx.audit('reference');

-- The refund that waited, which the entry confirms: fx.confirm_refund looks whether it may.
alter table payment_entries
  add column confirms uuid,
  add unique (confirms, order_id), -- once
  add foreign key (confirms, order_id) references waiting_refunds (id, order_id),
  add check (confirms is null or kind = 'refunded');
