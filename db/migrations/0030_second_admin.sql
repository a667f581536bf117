-- Ways to pay that an admin wants customers to see. They take effect once another admin has agreed, or a day later
-- where there was no other admin (decision 53); until then customers see those in `payment_ways`.
create table payment_way_changes (
  id uuid primary key,
  ways jsonb not null check (jsonb_typeof(ways) = 'array' and jsonb_array_length(ways) <= 20), -- all of them, in order
  state text not null default 'waiting' check (state in ('waiting', 'effective', 'withdrawn')),
  proposed_by uuid not null references accounts,
  due_at timestamptz, -- when it needs nobody else; null: there was another admin
  decided_by uuid references accounts, -- null: the day has passed
  decided_at timestamptz,
  created_at timestamptz not null default fx.now(),
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'effective' or coalesce(due_at <= decided_at, false)
    or (decided_by is not null and decided_by <> proposed_by))
);
create unique index payment_way_changes_one_waiting on payment_way_changes (state) where state = 'waiting';
create index payment_way_changes_proposed_by on payment_way_changes (proposed_by);
create index payment_way_changes_decided_by on payment_way_changes (decided_by);
call fx.force_row_security('payment_way_changes');
grant select on payment_way_changes to app_admin;
create policy admin_reads on payment_way_changes for select to app_admin using (true);
grant select, insert, update (state, decided_by, decided_at) on payment_way_changes to effects;
create policy effects_all on payment_way_changes to effects using (true) with check (true);
create trigger audit after insert or update or delete on payment_way_changes for each row execute function fx.audit();
