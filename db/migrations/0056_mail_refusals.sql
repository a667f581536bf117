-- phase: expand

-- Addresses that refused mail for good (decision 85). Until that is taken back, they get nothing but what somebody asks
-- for at that moment.
create table mail_refusals (
  id uuid primary key references mail_log, -- the e-mail that was refused
  address text not null unique check (address = lower(address)),
  person_id uuid references accounts, -- whose address it is; null: nobody's with an account
  refused_at timestamptz not null default fx.now()
);
create index mail_refusals_person on mail_refusals (person_id);
comment on column mail_refusals.address is 'personal';
call fx.force_row_security('mail_refusals');
create trigger audit after insert or update or delete on mail_refusals
  for each row execute function fx.audit('address');
grant select on mail_refusals to app, app_admin, worker;
create policy own on mail_refusals for select to app, app_admin using (person_id = (select fx.me()));
create policy admin_reads on mail_refusals for select to app_admin using (true);
create policy worker_reads on mail_refusals for select to worker using (true);
grant select, insert, update, delete on mail_refusals to effects;
create policy effects_all on mail_refusals to effects using (true) with check (true);

-- A mail that its server took and that came back as undeliverable.
alter table mail_log add column bounced_at timestamptz;
grant update (bounced_at) on mail_log to effects;
