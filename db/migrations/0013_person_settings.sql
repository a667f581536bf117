-- What people say of themselves and want, a customer's company as it stands on papers, and rates of currencies.

-- One row a person, from the first save on; without one the defaults hold. Language and currency are in `accounts`.
create table settings (
  user_id uuid primary key references accounts,
  -- of customers
  email_notifications boolean not null default true,
  order_updates boolean not null default true,
  promotions boolean not null default false, -- agreed to mail that advertises
  profile_visible boolean not null default true,
  order_history boolean not null default true,
  -- of admins: what is mailed to them
  new_orders boolean not null default true,
  new_users boolean not null default true,
  new_feedback boolean not null default true,
  system_alerts boolean not null default true
);
call fx.force_row_security('settings');
grant select, insert (user_id, email_notifications, order_updates, promotions, profile_visible, order_history),
  update (email_notifications, order_updates, promotions, profile_visible, order_history) on settings to app;
grant select, insert (user_id, new_orders, new_users, new_feedback, system_alerts),
  update (new_orders, new_users, new_feedback, system_alerts) on settings to app_admin;
create policy self on settings to app, app_admin
  using (user_id = (select fx.me()))
  with check (user_id = (select fx.me()));
grant select on settings to effects;
create policy effects_read on settings for select to effects using (true);
create trigger audit after insert or update or delete on settings for each row execute function fx.audit();

alter table accounts
  add address text,
  add language_chosen boolean not null default false; -- by the person, not by the browser at sign-up
grant update (address, language_chosen) on accounts to app;
create or replace trigger audit after insert or update or delete on accounts for each row
  execute function fx.audit('email', 'phone', 'address');

-- Admins change their own name and language like everybody else.
grant update (full_name) on people to app_admin;
create policy admin_self_change on people for update to app_admin
  using (id = (select fx.me()))
  with check (id = (select fx.me()));
grant update (language, language_chosen) on accounts to app_admin;
create policy admin_self_change on accounts for update to app_admin
  using (id = (select fx.me()))
  with check (id = (select fx.me()));

alter table customers
  add legal_name text,
  add address text,
  add tax_number text;
grant update (legal_name, address, tax_number) on customers to app;
create or replace trigger audit after insert or update or delete on customers for each row
  execute function fx.audit('address', 'tax_number');

-- How many joined lately decides whether admins are mailed about one more.
create index user_roles_newest on user_roles (set_at);

-- What a dollar is worth, for display only: orders are in dollars.
create table currency_rates (
  code text primary key check (code in ('try', 'sos', 'eur')),
  millionths bigint not null check (millionths > 0), -- of this currency, for one dollar
  rate_on date not null,
  updated_at timestamptz not null default fx.now(),
  updated_by uuid references accounts
);
create index currency_rates_updated_by on currency_rates (updated_by);
call fx.force_row_security('currency_rates');
grant select on currency_rates to app, app_admin;
create policy everybody on currency_rates for select to app, app_admin using (true);
grant insert, update (millionths, rate_on, updated_at, updated_by), delete on currency_rates to app_admin;
create policy admin_changes on currency_rates to app_admin using (true) with check (true);
create trigger audit after insert or update or delete on currency_rates for each row execute function fx.audit();
