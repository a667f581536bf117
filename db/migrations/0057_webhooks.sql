-- phase: expand
-- Webhooks: machines of a company are told what happens to its orders, quotes and products (decision 86).

-- An address with what it is told of. The secret signs what is sent, so no hash would do: the worker alone reads it.
create table webhooks (
  id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid not null references accounts, -- who made it, with whom it ends
  url text not null check (char_length(url) <= 500 and url ~ '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*/'),
  kinds text[] not null check (cardinality(kinds) > 0 and array_position(kinds, null) is null
    and kinds <@ array['order.placed', 'order.changed', 'order.payment', 'quote.changed', 'product.reviewed']),
  secret bytea not null check (octet_length(secret) = 32),
  created_at timestamptz not null default fx.now(),
  last_taken_at timestamptz,
  failures integer not null default 0, -- in a row
  rests_until timestamptz, -- after a failed try nothing is tried until then
  told_at timestamptz, -- when its owner was last told that deliveries were given up
  switched_off_at timestamptz
);
create index webhooks_company on webhooks (company_id, created_at desc, id desc);
create index webhooks_user on webhooks (user_id);
call fx.force_row_security('webhooks');
grant select (id, company_id, user_id, url, kinds, created_at, last_taken_at, failures, switched_off_at), delete
  on webhooks to app;
create policy owners on webhooks to app using (company_id = (select fx.company()) and (select fx.company_owner()));
grant select, insert, update (secret, failures, rests_until, told_at, switched_off_at), delete on webhooks to effects;
create policy effects_all on webhooks to effects using (true) with check (true);
grant select, update (last_taken_at, failures, rests_until, told_at, switched_off_at) on webhooks to worker;
create policy worker_delivers on webhooks to worker using (true) with check (true);
-- Not of how its deliveries went.
create trigger audit after insert or delete or update of company_id, user_id, url, kinds, secret, switched_off_at
  on webhooks for each row execute function fx.audit('secret');

-- One thing that happened, for one webhook. Its id is what the receiver knows it by, at each try.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  company_id uuid not null,
  kind text not null,
  change text not null,
  subject_id uuid not null, -- of the order, quote or product
  created_at timestamptz not null default fx.now(), -- when it happened
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'set_aside')),
  begun_at timestamptz not null default fx.now(), -- from when on it is tried for 72 hours
  tries integer not null default 0,
  last_try_at timestamptz,
  next_try_at timestamptz,
  outcome text check (char_length(outcome) <= 100), -- of the last try
  check ((state = 'waiting') = (next_try_at is not null))
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_age on webhook_deliveries (created_at);
call fx.force_row_security('webhook_deliveries');
grant select on webhook_deliveries to app;
create policy owners on webhook_deliveries for select to app
  using (company_id = (select fx.company()) and (select fx.company_owner()));
grant select, insert, update (state, begun_at, tries, next_try_at, outcome) on webhook_deliveries to effects;
create policy effects_all on webhook_deliveries to effects using (true) with check (true);
grant select, update (state, tries, last_try_at, next_try_at, outcome), delete on webhook_deliveries to worker;
create policy worker_delivers on webhook_deliveries to worker using (true) with check (true);
