-- Notices on the devices of people who asked for them there, by web push (decision 61).

-- Where a device is reached, for as long as its session lasts. The address is chosen by the device: it is asked only
-- if it belongs to a known push service.
create table push_subscriptions (
  session_id uuid primary key references sessions on delete cascade,
  user_id uuid not null references accounts,
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  failures integer not null default 0, -- notices in a row that were given up
  created_at timestamptz not null default fx.now(),
  last_used_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
call fx.force_row_security('push_subscriptions');
grant select (session_id, user_id, created_at), delete on push_subscriptions to app, app_admin;
create policy self on push_subscriptions to app, app_admin using (user_id = (select fx.me()));
grant select, insert, update (endpoint, p256dh, auth, failures, created_at, last_used_at), delete
  on push_subscriptions to effects;
create policy effects_all on push_subscriptions to effects using (true) with check (true);
grant select, update (failures, last_used_at), delete on push_subscriptions to worker;
create policy worker_all on push_subscriptions to worker using (true) with check (true);

-- Null: not chosen, and so shown on devices.
alter table notification_choices add by_push boolean;
grant update (by_push) on notification_choices to app, app_admin;

comment on column push_subscriptions.endpoint is 'personal';
comment on column push_subscriptions.p256dh is 'personal';
comment on column push_subscriptions.auth is 'personal';
