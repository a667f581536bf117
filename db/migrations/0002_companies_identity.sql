-- Companies, their members, and how people sign in. A sign-up acts as the person that it creates
-- (fx.enter_as_newcomer).

create table companies (
  id uuid primary key,
  kind text not null check (kind in ('supplier', 'customer')),
  created_at timestamptz not null default fx.now()
);
create index companies_newest on companies (created_at desc, id desc);
create index companies_of_kind on companies (kind, created_at desc, id desc);
call fx.force_row_security('companies');
grant select on companies to app;
create policy own on companies for select to app using (id = (select fx.company()));
grant select on companies to app_admin;
create policy admin_reads on companies for select to app_admin using (true);
grant select, insert on companies to effects; -- fx.found_company
create policy effects_read on companies for select to effects using (true);
create policy effects_found on companies for insert to effects with check (true);

-- Suppliers and customers have tables of their own, so that no customer appears among the suppliers. All columns of
-- this table are public.
create sequence supplier_stripes as integer;
grant usage on sequence supplier_stripes to effects;
create table suppliers (
  id uuid primary key references companies,
  name text not null,
  city text not null default '',
  country text not null default '',
  description text not null default '',
  business_email text, -- null: not shown
  verified_until timestamptz,
  created_at timestamptz not null default fx.now(),
  legal_name text,
  registry_number text,
  logo jsonb, -- as an entry of listings.images
  stripe integer not null unique default nextval('supplier_stripes'), -- number of its own stripe pattern
  active boolean not null default true, -- false: suspended or without members; then it has no listings
  listed_products integer not null default 0,
  verified_at timestamptz,
  verified_checks text[] not null default '{}'
);
create index suppliers_newest on suppliers (created_at desc, id desc);
create index suppliers_active on suppliers (created_at desc, id desc) where active;
create index suppliers_seals on suppliers (verified_until);
create index suppliers_logo on suppliers ((logo ->> 'name'));
call fx.force_row_security('suppliers');
grant select, update (name, city, country, description, business_email, legal_name, registry_number, logo)
  on suppliers to app;
create policy everybody on suppliers for select to app, app_admin using (true);
create policy own_change on suppliers for update to app
  using (id = (select fx.company()))
  with check (id = (select fx.company()));
grant select, update (description, business_email, logo, active, verified_at, verified_until, verified_checks)
  on suppliers to app_admin;
create policy admin_changes on suppliers for update to app_admin using (true) with check (true);
grant select, insert (id, name),
  update (name, description, active, listed_products, verified_until, business_email) on suppliers to effects;
create policy effects_read on suppliers for select to effects using (true);
create policy effects_found on suppliers for insert to effects with check (true);
create policy effects_change on suppliers for update to effects using (true) with check (true);
grant select (id, logo, active, listed_products, verified_until) on suppliers to worker;
create policy worker_reads on suppliers for select to worker using (true);
create trigger audit after insert or update or delete on suppliers for each row execute function fx.audit();

create table supplier_private (
  supplier_id uuid primary key references suppliers,
  tax_number text,
  phone text,
  address text,
  prices_asked_at timestamptz,
  email_shown text not null default 'account' check (email_shown in ('account', 'other', 'hidden')),
  business_email text, -- public from the first listing on, unless hidden; until then it cannot be harvested
  fee_hundredths integer check (fee_hundredths between 0 and 10000) -- null: the company's default
);
call fx.force_row_security('supplier_private');
grant select, update (tax_number, phone, address, email_shown, business_email) on supplier_private to app;
create policy own on supplier_private to app
  using (supplier_id = (select fx.company()))
  with check (supplier_id = (select fx.company()));
grant select, update (phone, address, fee_hundredths) on supplier_private to app_admin;
create policy admin_reads on supplier_private for select to app_admin using (true);
create policy admin_changes on supplier_private for update to app_admin using (true) with check (true);
grant select, insert (supplier_id, business_email), update (phone, address, prices_asked_at) on supplier_private
  to effects;
create policy effects_all on supplier_private to effects using (true) with check (true);
create trigger audit after insert or update or delete on supplier_private for each row
  execute function fx.audit('tax_number', 'phone', 'address', 'business_email');

create table customers (
  id uuid primary key references companies,
  name text not null,
  city text not null default '',
  created_at timestamptz not null default fx.now()
);
call fx.force_row_security('customers');
grant select, update (name, city) on customers to app;
create policy own on customers for select to app using (id = (select fx.company()));
create policy own_change on customers for update to app
  using (id = (select fx.company()))
  with check (id = (select fx.company()));
grant select on customers to app_admin;
create policy admin_reads on customers for select to app_admin using (true);
grant select, insert (id, name) on customers to effects;
create policy effects_read on customers for select to effects using (true);
create policy effects_found on customers for insert to effects with check (true);
create trigger audit after insert or update or delete on customers for each row execute function fx.audit();

-- A person and their company. Only database functions set the company. Both have the same readers, so they share a row,
-- and the policy compares a column instead of joining.
create table people (
  id uuid primary key,
  full_name text not null,
  company_id uuid references companies,
  company_owner boolean not null default false,
  left_company_id uuid references companies, -- left when an admin changed the role; changing it back returns there
  created_at timestamptz not null default fx.now(),
  check (company_id is not null or not company_owner)
);
create index people_company on people (company_id);
create index people_left_company on people (left_company_id);
call fx.force_row_security('people');
grant select, insert (id, full_name), update (full_name) on people to app;
create policy self_and_colleagues on people for select to app
  using (id = (select fx.me()) or company_id = (select fx.company()));
create policy join_in on people for insert to app with check (id = (select fx.me()));
create policy self_change on people for update to app using (id = (select fx.me())) with check (id = (select fx.me()));
grant select on people to app_admin;
create policy admin_reads on people for select to app_admin using (true);
grant select, update (company_id, company_owner, left_company_id) on people to effects;
create policy effects_read on people for select to effects using (true);
create policy effects_change on people for update to effects using (true) with check (true);
create trigger audit after insert or update or delete on people for each row execute function fx.audit('full_name');

create table accounts (
  id uuid primary key references people,
  email text not null unique check (email = lower(email)),
  email_confirmed_at timestamptz,
  phone text,
  language text not null default 'en' check (language in ('en', 'so', 'tr', 'ar')),
  currency text not null default 'usd' check (currency in ('usd', 'try', 'sos', 'eur')),
  suspended_at timestamptz,
  suspension_reason text,
  deletion_requested_at timestamptz,
  anonymised_at timestamptz,
  check (suspension_reason is null or suspended_at is not null)
);
call fx.force_row_security('accounts');
grant select, insert (id, email, language), update (phone, language, currency) on accounts to app;
create policy self on accounts to app using (id = (select fx.me())) with check (id = (select fx.me()));
grant select on accounts to app_admin;
create policy admin_reads on accounts for select to app_admin using (true);
grant select, update (email_confirmed_at, suspended_at, suspension_reason) on accounts to effects;
create policy effects_read on accounts for select to effects using (true);
create policy effects_change on accounts for update to effects using (true) with check (true);
create trigger audit after insert or update or delete on accounts for each row
  execute function fx.audit('email', 'phone');

create table user_roles (
  user_id uuid primary key references accounts,
  role text not null check (role in ('customer', 'supplier', 'admin')),
  set_by uuid references accounts,
  set_at timestamptz not null default fx.now()
);
create index user_roles_set_by on user_roles (set_by);
create index user_roles_admins on user_roles (user_id) where role = 'admin'; -- admins are few, so the index is small
call fx.force_row_security('user_roles');
grant select, insert (user_id, role) on user_roles to app;
create policy self on user_roles for select to app using (user_id = (select fx.me()));
-- Nobody can make themselves an admin: the database refuses it.
create policy choose_once on user_roles for insert to app
  with check (user_id = (select fx.me()) and role = (select fx.role()) and role in ('customer', 'supplier'));
grant select on user_roles to app_admin;
create policy admin_reads on user_roles for select to app_admin using (true);
grant select, insert, update (role, set_by, set_at), delete on user_roles to effects;
create policy effects_all on user_roles to effects using (true) with check (true);
create trigger audit after insert or update or delete on user_roles for each row execute function fx.audit();

-- What the desk's list of users is sorted, filtered and searched by; written by triggers on the rows that it copies.
create table user_directory (
  id uuid primary key references accounts,
  role text not null check (role in ('none', 'customer', 'supplier', 'admin')),
  suspended boolean not null,
  company_id uuid references companies,
  last_seen_at timestamptz,
  search tsvector not null, -- words of name, e-mail and company
  created_at timestamptz not null
);
create index user_directory_newest on user_directory (created_at desc, id desc);
create index user_directory_role on user_directory (role, created_at desc, id desc);
create index user_directory_suspended on user_directory (created_at desc, id desc) where suspended;
create index user_directory_company on user_directory (company_id);
create index user_directory_search on user_directory using gin (search);
call fx.force_row_security('user_directory');
grant select on user_directory to app_admin;
create policy admin_reads on user_directory for select to app_admin using (true);
grant select, insert, update, delete on user_directory to effects;
create policy effects_all on user_directory to effects using (true) with check (true);

-- Submissions, checks and decisions of a verification. The newest row is the supplier's state; no row means 'new'.
create table verifications (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  state text not null check (state in ('submitted', 'in_review', 'verified', 'changes_requested', 'rejected', 'expired',
    'suspended')),
  checks text[] not null default '{}',
  reason text,
  valid_until timestamptz,
  decided_by uuid references accounts, -- null: the supplier's own submission, or an expiry
  created_at timestamptz not null default fx.now(),
  check (state not in ('changes_requested', 'rejected', 'suspended') or reason is not null),
  check ((state = 'verified') = (valid_until is not null))
);
create index verifications_newest on verifications (supplier_id, created_at desc, id desc);
create index verifications_waiting on verifications (state, created_at, id);
create index verifications_decided_by on verifications (decided_by);
call fx.force_row_security('verifications');
grant select, insert (id, supplier_id, state) on verifications to app;
create policy own on verifications for select to app using (supplier_id = (select fx.company()));
create policy own_submits on verifications for insert to app
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier' and state = 'submitted');
grant select, insert on verifications to app_admin;
create policy admin_reads on verifications for select to app_admin using (true);
create policy admin_decides on verifications for insert to app_admin with check (decided_by = (select fx.me()));
grant select, insert on verifications to effects;
create policy effects_all on verifications to effects using (true) with check (true);
create trigger audit after insert or update or delete on verifications for each row execute function fx.audit();

-- Signing in -------------------------------------------------------------------------------------------------

create table credentials (
  user_id uuid primary key references accounts,
  password_hash text not null,
  changed_at timestamptz not null default fx.now()
);
call fx.force_row_security('credentials');
grant insert (user_id, password_hash) on credentials to app;
create policy join_in on credentials for insert to app with check (user_id = (select fx.me()));
grant select, insert, update (password_hash, changed_at), delete on credentials to effects;
create policy effects_read on credentials for select to effects using (true);
create policy effects_change on credentials to effects using (true) with check (true);
create trigger audit after insert or update or delete on credentials for each row
  execute function fx.audit('password_hash');

create table oauth_accounts (
  provider text not null check (provider in ('google')),
  subject text not null,
  user_id uuid not null references accounts,
  created_at timestamptz not null default fx.now(),
  primary key (provider, subject)
);
create index oauth_accounts_user on oauth_accounts (user_id);
call fx.force_row_security('oauth_accounts');
grant select, insert on oauth_accounts to effects;
create policy effects_all on oauth_accounts to effects using (true) with check (true);
create trigger audit after insert or update or delete on oauth_accounts for each row
  execute function fx.audit('subject');

-- Only the person's cookie holds the token itself; the application cannot read even its hash.
create table sessions (
  id uuid primary key,
  user_id uuid not null references accounts,
  token_hash bytea not null unique check (octet_length(token_hash) = 32), -- SHA-256; the length refuses a plain token
  user_agent text not null default '',
  created_at timestamptz not null default fx.now(),
  last_seen_at timestamptz not null default fx.now(),
  expires_at timestamptz not null,
  reauthenticated_at timestamptz
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
call fx.force_row_security('sessions');
grant select (id, user_id, user_agent, created_at, last_seen_at, expires_at, reauthenticated_at), delete
  on sessions to app, app_admin;
create policy self on sessions to app, app_admin using (user_id = (select fx.me()));
grant select, insert, update (last_seen_at, expires_at, reauthenticated_at), delete on sessions to effects;
create policy effects_all on sessions to effects using (true) with check (true);
grant select, delete on sessions to worker;
create policy worker_sweeps on sessions to worker using (true);

-- Links sent by e-mail.
create table link_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32), -- SHA-256; the length refuses a plain token
  kind text not null check (kind in ('password-reset', 'email-confirmation')),
  user_id uuid not null references accounts,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default fx.now()
);
create index link_tokens_user on link_tokens (user_id);
create index link_tokens_expiry on link_tokens (expires_at);
call fx.force_row_security('link_tokens');
grant select, insert, update (used_at) on link_tokens to effects;
create policy effects_all on link_tokens to effects using (true) with check (true);
grant select, delete on link_tokens to worker;
create policy worker_sweeps on link_tokens to worker using (true);
