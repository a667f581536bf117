-- Companies, the people in them, and how they sign in.

create table companies (
  id uuid primary key,
  kind text not null check (kind in ('supplier', 'customer')),
  created_at timestamptz not null default fx.now()
);
call fx.guard('companies');
grant select on companies to app, app_admin;
create policy own on companies for select to app using (id = (select fx.company()));
create policy admin_reads on companies for select to app_admin using (true);

-- Everything in this table is public by definition.
create table suppliers (
  id uuid primary key references companies,
  name text not null,
  city text not null default '',
  country text not null default '',
  description text not null default '',
  business_email text, -- null: not shown
  verified_until timestamptz,
  created_at timestamptz not null default fx.now()
);
create index suppliers_newest on suppliers (created_at desc, id desc);
call fx.guard('suppliers');
grant select on suppliers to app, app_admin;
create policy everybody on suppliers for select to app, app_admin using (true);
grant update (name, city, country, description, business_email) on suppliers to app;
create policy own_change on suppliers for update to app using (id = (select fx.company())) with check (id = (select fx.company()));
create trigger audit after insert or update or delete on suppliers for each row execute function fx.audit();

create table supplier_private (
  supplier_id uuid primary key references suppliers,
  tax_number text,
  phone text,
  address text
);
call fx.guard('supplier_private');
grant select, update (tax_number, phone, address) on supplier_private to app;
create policy own on supplier_private to app using (supplier_id = (select fx.company())) with check (supplier_id = (select fx.company()));
grant select on supplier_private to app_admin;
create policy admin_reads on supplier_private for select to app_admin using (true);
create trigger audit after insert or update or delete on supplier_private for each row execute function fx.audit('tax_number', 'phone', 'address');

create table customers (
  id uuid primary key references companies,
  name text not null,
  city text not null default '',
  created_at timestamptz not null default fx.now()
);
call fx.guard('customers');
grant select, update (name, city) on customers to app;
create policy own on customers to app using (id = (select fx.company())) with check (id = (select fx.company()));
grant select on customers to app_admin;
create policy admin_reads on customers for select to app_admin using (true);
create trigger audit after insert or update or delete on customers for each row execute function fx.audit();

-- A person and their place in a company. Name and place have the same readers, so they share a row,
-- and the policy compares a column instead of joining.
create table people (
  id uuid primary key,
  full_name text not null,
  company_id uuid references companies,
  company_owner boolean not null default false,
  created_at timestamptz not null default fx.now(),
  check (company_id is not null or not company_owner)
);
create index people_company on people (company_id);
call fx.guard('people');
grant select, update (full_name) on people to app;
create policy self_and_colleagues on people for select to app using (id = (select fx.me()) or company_id = (select fx.company()));
create policy self_change on people for update to app using (id = (select fx.me())) with check (id = (select fx.me()));
grant select on people to app_admin, effects;
create policy admin_reads on people for select to app_admin using (true);
create policy effects_read on people for select to effects using (true);
create trigger audit after insert or update or delete on people for each row execute function fx.audit('full_name');

create table accounts (
  id uuid primary key references people,
  email text not null unique check (email = lower(email)),
  email_confirmed_at timestamptz,
  phone text,
  language text not null default 'en' check (language in ('en', 'so', 'tr', 'ar')),
  currency text not null default 'usd' check (currency in ('usd', 'try', 'sos', 'eur')),
  suspended_at timestamptz,
  deletion_requested_at timestamptz,
  anonymised_at timestamptz
);
call fx.guard('accounts');
grant select, update (phone, language, currency) on accounts to app;
create policy self on accounts to app using (id = (select fx.me())) with check (id = (select fx.me()));
grant select on accounts to app_admin, effects;
create policy admin_reads on accounts for select to app_admin using (true);
create policy effects_read on accounts for select to effects using (true);
create trigger audit after insert or update or delete on accounts for each row execute function fx.audit('email', 'phone');

create table user_roles (
  user_id uuid primary key references accounts,
  role text not null check (role in ('customer', 'supplier', 'admin')),
  set_by uuid references accounts,
  set_at timestamptz not null default fx.now()
);
create index user_roles_set_by on user_roles (set_by);
call fx.guard('user_roles');
grant select on user_roles to app, app_admin, effects;
create policy self on user_roles for select to app using (user_id = (select fx.me()));
create policy admin_reads on user_roles for select to app_admin using (true);
create policy effects_read on user_roles for select to effects using (true);
create trigger audit after insert or update or delete on user_roles for each row execute function fx.audit();

create table credentials (
  user_id uuid primary key references accounts,
  password_hash text not null,
  changed_at timestamptz not null default fx.now()
);
call fx.guard('credentials');
grant select on credentials to effects;
create policy effects_read on credentials for select to effects using (true);
create trigger audit after insert or update or delete on credentials for each row execute function fx.audit('password_hash');

-- The token itself is only in the person's cookie; app never reads even its hash.
create table sessions (
  id uuid primary key,
  user_id uuid not null references accounts,
  token_hash bytea not null unique check (octet_length(token_hash) = 32), -- SHA-256: a token in clear does not fit
  user_agent text not null default '',
  created_at timestamptz not null default fx.now(),
  last_seen_at timestamptz not null default fx.now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
call fx.guard('sessions');
grant select (id, user_id, user_agent, created_at, last_seen_at, expires_at) on sessions to app, app_admin;
grant delete on sessions to app, app_admin;
create policy self on sessions to app, app_admin using (user_id = (select fx.me()));
grant select, insert, update (last_seen_at, expires_at), delete on sessions to effects;
create policy effects_all on sessions to effects using (true) with check (true);
grant select, delete on sessions to worker;
create policy worker_sweeps on sessions to worker using (true);

-- Sign-in: nobody is known yet, so these four may look where app may not ------------------------------

create function fx.credentials_of_email(email text) returns table (user_id uuid, password_hash text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.user_id, c.password_hash from public.accounts a join public.credentials c on c.user_id = a.id
      where a.email = credentials_of_email.email and a.suspended_at is null and a.anonymised_at is null;
  end;
alter function fx.credentials_of_email owner to effects;

create function fx.open_session(id uuid, user_id uuid, token_hash bytea, user_agent text, expires_at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into public.sessions (id, user_id, token_hash, user_agent, expires_at)
      values (open_session.id, open_session.user_id, open_session.token_hash, open_session.user_agent, open_session.expires_at);
  end;
alter function fx.open_session owner to effects;

-- Who holds this token, with role and company as they are now. No row: unknown, expired, suspended or gone.
create function fx.session_of_token(token_hash bytea, at timestamptz)
  returns table (session_id uuid, user_id uuid, role text, company_id uuid, company_owner boolean, language text, expires_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select s.id, s.user_id, r.role, p.company_id, p.company_owner, a.language, s.expires_at
      from public.sessions s
      join public.accounts a on a.id = s.user_id
      join public.people p on p.id = s.user_id
      left join public.user_roles r on r.user_id = s.user_id
      where s.token_hash = session_of_token.token_hash and s.expires_at > session_of_token.at
        and a.suspended_at is null and a.anonymised_at is null;
  end;
alter function fx.session_of_token owner to effects;

-- Both prove themselves by the token: who has it may extend or end its session.
create function fx.extend_session(token_hash bytea, at timestamptz, until timestamptz) returns boolean
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with extended as (
      update public.sessions s set last_seen_at = extend_session.at, expires_at = extend_session.until
        where s.token_hash = extend_session.token_hash and s.expires_at > extend_session.at returning 1)
    select exists (select from extended);
  end;
alter function fx.extend_session owner to effects;

create function fx.end_session(token_hash bytea) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    delete from public.sessions s where s.token_hash = end_session.token_hash;
  end;
alter function fx.end_session owner to effects;

grant execute on function fx.credentials_of_email, fx.open_session, fx.session_of_token, fx.extend_session, fx.end_session to app;
-- An admin renews as app_admin.
grant execute on function fx.extend_session to app_admin;

-- Invitations ----------------------------------------------------------------------------------------

create table invitations (
  id uuid primary key,
  email text not null check (email = lower(email)),
  role text not null check (role in ('customer', 'supplier', 'admin')),
  company_id uuid references companies, -- null: from the trading company; else a colleague's place in this one
  language text not null default 'en' check (language in ('en', 'so', 'tr', 'ar')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32), -- SHA-256: a token in clear does not fit
  invited_by uuid references accounts, -- null: the operator's command
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  replaced_at timestamptz,
  created_at timestamptz not null default fx.now()
);
create index invitations_newest on invitations (created_at desc, id desc);
create index invitations_email on invitations (email);
create index invitations_company on invitations (company_id);
create index invitations_invited_by on invitations (invited_by);
call fx.guard('invitations');
grant select (id, email, role, company_id, language, invited_by, expires_at, accepted_at, revoked_at, replaced_at, created_at),
  insert (id, email, role, company_id, language, token_hash, invited_by, expires_at), update (revoked_at, replaced_at) on invitations to app_admin;
create policy admin_reads on invitations for select to app_admin using (true);
create policy admin_invites on invitations for insert to app_admin with check (company_id is null and invited_by = (select fx.me()) and accepted_at is null);
create policy admin_ends on invitations for update to app_admin using (company_id is null) with check (company_id is null);
grant select on invitations to effects;
create policy effects_read on invitations for select to effects using (true);
create trigger audit after insert or update or delete on invitations for each row execute function fx.audit('email', 'token_hash');
