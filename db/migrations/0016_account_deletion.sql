-- Deletion of accounts: what takes a person out of every table (fx.anonymise_account), and what of their orders the
-- books need. docs/privacy.md says of each personal column what becomes of it. Personal columns are those that the
-- audit does not record; where a table has no audit, the column's comment says so.

create index accounts_deletions on accounts (deletion_requested_at)
  where deletion_requested_at is not null and anonymised_at is null;

-- Who acted, so that the name can be taken out. The application cannot set it: it is always the actor.
alter table order_events add actor_id uuid default fx.me() references accounts;
create index order_events_actor on order_events (actor_id);
-- Names may be taken out; everything else stays as it was written.
drop trigger insert_only on order_events;
create trigger insert_only before update of id, order_id, customer_id, supplier_id, kind, actor_role, details,
  created_at, actor_id or delete or truncate on order_events for each statement execute function fx.refuse_change();

-- What an invoice needs of a closed order whose customer is gone; only admins read it. The worker deletes it when the
-- legal term is over.
create table invoice_records (
  order_id uuid primary key references orders,
  customer_company text not null,
  legal_name text,
  tax_number text,
  company_address text,
  customer_name text not null,
  shipping_address text not null,
  shipping_postal_code text,
  kept_until timestamptz not null
);
create index invoice_records_age on invoice_records (kept_until);
call fx.force_row_security('invoice_records');
grant select on invoice_records to app_admin;
create policy admin_reads on invoice_records for select to app_admin using (true);
grant select, insert on invoice_records to effects;
create policy effects_all on invoice_records to effects using (true) with check (true);
grant select, delete on invoice_records to worker;
create policy worker_sweeps on invoice_records to worker using (true);

-- Companies are named after their founder until somebody renames them, so their names are personal.
create or replace trigger audit after insert or update or delete on suppliers for each row
  execute function fx.audit('name', 'legal_name', 'business_email');
create or replace trigger audit after insert or update or delete on customers for each row
  execute function fx.audit('name', 'legal_name', 'address', 'tax_number');
create or replace trigger audit after insert or update or delete on orders for each row
  execute function fx.audit('customer_company', 'customer_name', 'customer_email', 'customer_phone', 'supplier_name',
    'shipping_address', 'shipping_postal_code', 'notes', 'search');
create or replace trigger audit after insert or update or delete on messages for each row
  execute function fx.audit('sender_name', 'body');
create or replace trigger audit after insert or update or delete on inbox_notes for each row
  execute function fx.audit('author_name', 'body');

comment on column user_directory.search is 'personal';
comment on column sessions.token_hash is 'personal';
comment on column sessions.user_agent is 'personal';
comment on column link_tokens.token_hash is 'personal';
comment on column mail_log.recipient is 'personal';
comment on column mail_log.last_error is 'personal'; -- mail servers quote addresses
comment on column mail_arguments.arguments is 'personal';
comment on column notifications.arguments is 'personal';
comment on column idempotency_keys.answer is 'personal';
comment on column order_events.actor_name is 'personal';
comment on column order_events.details is 'personal';
comment on column invoice_records.customer_company is 'personal';
comment on column invoice_records.legal_name is 'personal';
comment on column invoice_records.tax_number is 'personal';
comment on column invoice_records.company_address is 'personal';
comment on column invoice_records.customer_name is 'personal';
comment on column invoice_records.shipping_address is 'personal';
comment on column invoice_records.shipping_postal_code is 'personal';

-- Whom a notification names: `userId` for `name`, `byId` for `by`, `orderId` for `customer`.
create index notifications_name on notifications ((arguments ->> 'userId')) where arguments ? 'userId';
create index notifications_by on notifications ((arguments ->> 'byId')) where arguments ? 'byId';
create index notifications_customer on notifications ((arguments ->> 'orderId')) where arguments ? 'customer';
create index mail_log_address on mail_log (recipient);
create index contact_messages_email on contact_messages (email);
create index applications_email on applications (email);
create index idempotency_keys_person on idempotency_keys (split_part(scope, '/', 1));

drop index orders_placed_by;
create index orders_placed_by on orders (placed_by, created_at desc, id desc);

-- Rights of the functions that delete an account.
grant update (email, email_confirmed_at, phone, address, language, language_chosen, currency, suspension_reason,
    deletion_requested_at, anonymised_at) on accounts to effects;
grant update (full_name) on people to effects;
grant update (legal_name) on suppliers to effects;
grant update (business_email, email_shown) on supplier_private to effects;
grant update (name, legal_name, address, tax_number) on customers to effects;
create policy effects_change on customers for update to effects using (true) with check (true);
grant update (status, updated_at) on products to effects;
grant update (customer_company, customer_name, customer_email, customer_phone, shipping_address, shipping_postal_code,
    notes, search) on orders to effects;
create policy effects_change on orders for update to effects using (true) with check (true);
grant update (actor_name) on order_events to effects;
create policy effects_change on order_events for update to effects using (true) with check (true);
grant select, update (file_name) on payment_proofs to effects;
create policy effects_change on payment_proofs to effects using (true) with check (true);
grant update (user_name, user_email) on feedback to effects;
create policy effects_change on feedback for update to effects using (true) with check (true);
grant update (name) on voices to effects;
create policy effects_change on voices for update to effects using (true) with check (true);
grant update (name, email) on contact_messages to effects;
create policy effects_change on contact_messages for update to effects using (true) with check (true);
grant update (contact_person, email, phone, address) on applications to effects;
grant update (sender_name) on messages to effects;
grant select, update (author_name) on inbox_notes to effects;
create policy effects_change on inbox_notes to effects using (true) with check (true);
grant update (email, revoked_at) on invitations to effects;
grant select, update (recipient, state, last_error) on mail_log to effects;
create policy effects_change on mail_log for update to effects using (true) with check (true);
grant select, delete on mail_arguments to effects;
create policy effects_read on mail_arguments for select to effects using (true);
create policy effects_remove on mail_arguments for delete to effects using (true);
grant select, update (arguments), delete on notifications to effects;
create policy effects_change on notifications to effects using (true) with check (true);
grant delete on notification_choices, settings, oauth_accounts, link_tokens to effects;
create policy effects_remove on notification_choices for delete to effects using (true);
create policy effects_remove on settings for delete to effects using (true);
grant select, delete on cart_lines to effects;
create policy effects_remove on cart_lines to effects using (true);
grant select, delete, update (tell_when_back) on wishlists to effects;
create policy effects_remove on wishlists to effects using (true);
grant select, update (phone), delete on addresses to effects;
create policy effects_change on addresses to effects using (true) with check (true);
grant select (scope), delete on idempotency_keys to effects;
create policy effects_remove on idempotency_keys to effects using (true);

-- Everything that the tables hold of a person, as one file that the worker writes in parts.
create table account_exports (
  id uuid primary key,
  made_by uuid not null references accounts,
  state text not null default 'writing' check (state in ('writing', 'ready')),
  name text not null, -- random; parts are stored as <name>-<part>.json
  parts integer not null default 0,
  created_at timestamptz not null default fx.now()
);
create index account_exports_newest on account_exports (made_by, created_at desc, id desc);
-- One at a time.
create unique index account_exports_writing on account_exports (made_by) where state = 'writing';
call fx.force_row_security('account_exports');
grant select, insert (id, made_by, name, created_at) on account_exports to app, app_admin;
create policy own on account_exports to app, app_admin
  using (made_by = (select fx.me()))
  with check (made_by = (select fx.me()));
grant select, update (state, parts), delete on account_exports to worker;
create policy worker_writes on account_exports to worker using (true) with check (true);
grant select on account_exports to effects;
create policy effects_read on account_exports for select to effects using (true);

-- The audit trail by table and by day.
create index audit_log_table on audit_log (table_name, id desc);
create index audit_log_age on audit_log (at, id);
