-- Orders: what was bought from whom, on which terms, what happened to it since, and what is due.

-- A new id made in the database, UUIDv7 like those made in code: for rows of which only a named function knows how many
-- there are.
create function fx.new_id() returns uuid language sql volatile parallel safe
  return encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid;
grant execute on function fx.new_id to effects;

-- Per cent in hundredths (250 is 2.5 %), half a cent up. `shareOf` in contract/src/money/line-total.ts does the same.
create function fx.share_of(total bigint, hundredths integer) returns bigint language sql immutable strict parallel safe
  -- in two parts: the largest totals would not fit otherwise
  return total / 10000 * hundredths + (total % 10000 * hundredths + 5000) / 10000;
grant execute on function fx.share_of to effects;

-- As before; an entry also names the rows that an order or a code is the key of.
create or replace function fx.audit() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  subject jsonb := coalesce(after, before);
  changed jsonb;
begin
  select jsonb_object_agg(name, case when name = any (tg_argv) then '"changed"'::jsonb else jsonb_build_array(before -> name, after -> name) end)
    into changed
    from jsonb_object_keys(subject) name
    -- an empty column of a new row did not change
    where coalesce(before -> name, 'null') <> coalesce(after -> name, 'null');
  if changed is null then return null; end if;
  insert into public.audit_log (action, request_id, actor_id, actor_role, actor_company, table_name, operation, row_id, changes)
    values (nullif(current_setting('app.action', true), ''), nullif(current_setting('app.request_id', true), ''), fx.me(), fx.role(), fx.company(),
      tg_table_name, tg_op, coalesce(subject ->> 'id', subject ->> 'user_id', subject ->> 'supplier_id', subject ->> 'order_id', subject ->> 'code'), changed);
  return null;
end $$;

-- The company's terms ---------------------------------------------------------------------------------------

alter table company_settings add column deposit_percent integer not null default 30 check (deposit_percent between 0 and 100);
grant update (deposit_percent) on company_settings to app_admin;

-- One row: what of the company's settings is not for everybody.
create table company_private (
  id boolean primary key default true check (id),
  -- of an order's total, where the supplier has none of its own
  fee_hundredths integer not null default 0 check (fee_hundredths between 0 and 10000),
  inbox text not null default 'trade@ticarum.example' -- where the company reads orders and inquiries
);
call fx.guard('company_private');
insert into company_private default values;
grant select, update (fee_hundredths, inbox) on company_private to app_admin;
create policy admin_all on company_private to app_admin using (true) with check (true);
grant select on company_private to effects;
create policy effects_read on company_private for select to effects using (true);
create trigger audit after insert or update or delete on company_private for each row execute function fx.audit();

-- null: the company's default
alter table supplier_private add column fee_hundredths integer check (fee_hundredths between 0 and 10000);
grant update (fee_hundredths) on supplier_private to app_admin;

-- Orders -----------------------------------------------------------------------------------------------------

create sequence order_numbers as bigint start 10001;
grant usage on sequence order_numbers to app;

create table orders (
  id uuid primary key,
  number text not null unique default 'TC-' || nextval('order_numbers'),
  customer_id uuid not null references customers,
  supplier_id uuid not null references suppliers,
  placed_by uuid not null references accounts,
  -- as they were called when it was placed
  customer_company text not null,
  customer_name text not null,
  customer_email text not null,
  customer_phone text,
  supplier_name text not null,
  shipping_address text not null,
  shipping_city text not null,
  shipping_state text,
  shipping_country text not null,
  shipping_postal_code text,
  port text, -- the code of the port of destination
  notes text,
  -- on which terms
  quantity integer not null check (quantity > 0), -- of all lines, in their units
  line_count integer not null check (line_count between 1 and 100),
  total_cents bigint not null check (total_cents between 1 and 9007199254740991),
  deposit_cents bigint not null check (deposit_cents between 0 and 9007199254740991),
  -- of the first line; each line has its own
  incoterm text not null check (incoterm in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF')),
  basis_place text not null,
  terms_version text not null,
  -- where it stands
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'cancelled')),
  status_reason text, -- of the last change, where it needed one
  shipping_status text not null default 'pending' check (shipping_status in ('pending', 'preparing', 'shipped', 'in_transit', 'delivered')),
  shipping_reason text,
  tracking_number text check (tracking_number <> ''),
  shipping_carrier text check (shipping_carrier <> ''),
  shipped_at timestamptz,
  delivered_at timestamptz,
  answer text check (answer in ('can_deliver', 'cannot_supply')), -- the supplier's last one
  answered_at timestamptz,
  ready_on date,
  received_at timestamptz, -- the customer's word
  problem_at timestamptz, -- the last one that the customer reported
  stock_returned boolean not null default false, -- what it took lies with its products again
  created_at timestamptz not null default fx.now(),
  search tsvector not null default '', -- number, names of the sides and of the goods; for admins
  -- what its next step is, and so whose; null: nobody's, or the goods are under way. contract/src/values/next-step.ts
  -- has the day as well.
  waits_for text generated always as (case
    when status in ('completed', 'cancelled') then null
    when problem_at is not null and (received_at is null or received_at < problem_at) then 'problem'
    when shipping_status in ('shipped', 'in_transit') then null
    when shipping_status = 'delivered' then case when received_at is null then 'receipt' else 'complete' end
    when answer = 'cannot_supply' then 'cannot_supply'
    when shipping_status = 'preparing' then 'ship'
    when answer is null then 'answer'
    when status = 'pending' then 'confirm'
    else 'ship' end) stored check (waits_for in ('receipt', 'answer', 'ship', 'problem', 'cannot_supply', 'confirm', 'complete')),
  unique (id, customer_id, supplier_id), -- so that lines and events of an order are seen by its own sides
  check (deposit_cents <= total_cents),
  check ((answer is null) = (answered_at is null)),
  check ((answer is not distinct from 'can_deliver') = (ready_on is not null))
);
create index orders_newest on orders (created_at desc, id desc);
create index orders_by_status on orders (status, created_at desc, id desc);
create index orders_customer on orders (customer_id, created_at desc, id desc);
create index orders_customer_by_status on orders (customer_id, status, created_at desc, id desc);
create index orders_supplier on orders (supplier_id, created_at desc, id desc);
create index orders_supplier_by_status on orders (supplier_id, status, created_at desc, id desc);
create index orders_placed_by on orders (placed_by);
create index orders_search on orders using gin (search);
create index orders_waiting_customer on orders (customer_id, created_at, id) where waits_for = 'receipt';
create index orders_waiting_supplier on orders (supplier_id, waits_for, created_at, id) where waits_for in ('answer', 'ship');
create index orders_waiting_desk on orders (waits_for, created_at, id) where waits_for in ('problem', 'cannot_supply', 'confirm', 'complete');

create table order_lines (
  order_id uuid not null,
  position integer not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  product_id uuid not null references products,
  names jsonb not null check (jsonb_typeof(names) = 'object'), -- language → name
  original_language text not null check (original_language in ('en', 'so', 'tr', 'ar')),
  article_code text,
  unit text not null check (unit in ('piece', 'pair', 'set', 'dozen', 'carton', 'sack', 'roll', 'kg', 'litre', 'm', 'm2', 'm3')),
  pieces_per_unit integer not null,
  unit_price_cents bigint not null check (unit_price_cents > 0),
  quantity integer not null check (quantity > 0),
  total_cents bigint not null,
  incoterm text not null check (incoterm in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF')),
  basis_place text not null,
  options jsonb not null, -- names of the product's options, in the order of a breakdown's values
  breakdown jsonb, -- [{values, quantity}]; null: assorted
  weight_grams bigint,
  volume_cm3 bigint,
  made_to_order boolean not null, -- else the stock has it
  lead_days integer,
  image jsonb, -- as an entry of listings.images
  image_name text, -- its name once more: what a text compares, an index finds behind row security
  primary key (order_id, customer_id, supplier_id, position),
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id),
  check (total_cents = unit_price_cents * quantity)
);
create index order_lines_product on order_lines (product_id);
create index order_lines_image on order_lines (image_name);

create table order_events (
  id uuid primary key,
  order_id uuid not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  kind text not null check (kind in ('placed', 'cancelled', 'status', 'shipping', 'can_deliver', 'cannot_supply', 'received', 'problem', 'note', 'inquiry',
    'proof_sent', 'payment_confirmed', 'payment_refused')),
  actor_role text not null check (actor_role in ('customer', 'supplier', 'admin')),
  actor_name text not null, -- as it was then
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- who pays what is between customer and company
  for_supplier boolean not null generated always as (kind not in ('proof_sent', 'payment_confirmed', 'payment_refused')) stored,
  created_at timestamptz not null default fx.now(),
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id)
);
create index order_events_order on order_events (order_id, customer_id, supplier_id, created_at, id);

-- Pictures of a problem; they belong to no event until it is reported.
create table order_pictures (
  id uuid primary key,
  order_id uuid not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  event_id uuid references order_events,
  name text not null unique,
  widths integer[] not null,
  width integer not null,
  height integer not null,
  thumbhash text not null,
  created_at timestamptz not null default fx.now(),
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id)
);
create index order_pictures_order on order_pictures (order_id, customer_id, supplier_id);
create index order_pictures_event on order_pictures (event_id);

-- The company's share, for the supplier who pays it and for the company.
create table order_fees (
  order_id uuid primary key references orders,
  supplier_id uuid not null references suppliers,
  hundredths integer not null,
  fee_cents bigint not null
);
create index order_fees_supplier on order_fees (supplier_id);

-- What only the company's own people write and read.
create table order_notes (
  order_id uuid primary key references orders,
  ordered_at timestamptz not null, -- the order's created_at: an assignee's list is paged by it
  assignee_id uuid references accounts,
  notes text not null default '',
  follow_up_on date,
  updated_by uuid references accounts,
  updated_at timestamptz not null default fx.now()
);
create index order_notes_assignee on order_notes (assignee_id, ordered_at desc, order_id desc);
create index order_notes_follow_up on order_notes (follow_up_on) where follow_up_on is not null;
create index order_notes_put_off on order_notes (ordered_at desc, order_id desc) where follow_up_on is not null;
create index order_notes_updated_by on order_notes (updated_by);

-- Links that show where an order stands, to whoever has one.
create table order_links (
  id uuid primary key, -- made by who shares: asked for twice it is one link
  order_id uuid not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32), -- SHA-256: a token in clear does not fit
  created_by uuid not null references accounts,
  created_at timestamptz not null default fx.now(),
  revoked_at timestamptz,
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id)
);
create index order_links_order on order_links (order_id, customer_id, supplier_id);
create index order_links_created_by on order_links (created_by);

-- Payments ---------------------------------------------------------------------------------------------------

create table payments (
  id uuid primary key,
  order_id uuid not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  part text not null check (part in ('deposit', 'balance')),
  due_cents bigint not null check (due_cents > 0),
  state text not null default 'due' check (state in ('due', 'proof_sent', 'confirmed', 'refused')),
  reason text,
  decided_by uuid references accounts,
  decided_at timestamptz,
  created_at timestamptz not null default fx.now(),
  unique (order_id, part),
  unique (id, customer_id),
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id),
  check ((state = 'refused') = (reason is not null)),
  check ((state in ('confirmed', 'refused')) = (decided_at is not null))
);
create index payments_order on payments (order_id, customer_id, supplier_id);
create index payments_owed on payments (customer_id, created_at desc, order_id desc) where state in ('due', 'refused');
create index payments_waiting on payments (created_at, id) where state = 'proof_sent';
create index payments_decided_by on payments (decided_by);

create table payment_proofs (
  id uuid primary key,
  payment_id uuid not null,
  customer_id uuid not null references customers,
  sent_by uuid not null references accounts,
  file text not null unique, -- where it is stored
  file_name text not null, -- as its sender calls it; only shown
  type text not null check (type in ('application/pdf', 'image/webp')),
  bytes integer not null,
  created_at timestamptz not null default fx.now(),
  foreign key (payment_id, customer_id) references payments (id, customer_id)
);
create index payment_proofs_payment on payment_proofs (payment_id, customer_id);
create index payment_proofs_customer on payment_proofs (customer_id);
create index payment_proofs_sent_by on payment_proofs (sent_by);

-- Lists as files, written by the worker in parts.
create table order_exports (
  id uuid primary key,
  made_by uuid not null references accounts,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  filter jsonb not null,
  state text not null default 'writing' check (state in ('writing', 'ready')),
  name text not null, -- random; its parts are stored as <name>-<part>.csv
  total integer, -- orders, once they are counted
  written integer not null default 0,
  parts integer not null default 0,
  last_at timestamptz, -- the order that was written last
  last_id uuid,
  created_at timestamptz not null default fx.now()
);
create index order_exports_made_by on order_exports (made_by);
create index order_exports_age on order_exports (created_at);

-- How many there are -----------------------------------------------------------------------------------------

-- Each change leaves a row; a job folds them into counts, and readers add the rest: exact, and no row that all wait
-- for.
create table order_deltas (
  id bigint generated always as identity primary key,
  customer_id uuid not null,
  supplier_id uuid not null,
  status text not null,
  change integer not null check (abs(change) = 1)
);
create index order_deltas_customer on order_deltas (customer_id);
create index order_deltas_supplier on order_deltas (supplier_id);
create table order_counts (
  company_id uuid not null, -- of either side; all zeros: everybody's
  status text not null,
  number bigint not null,
  primary key (company_id, status)
);

-- Who sees and who writes ----------------------------------------------------------------------------------------

-- Each side sees its own by one policy: of two, PostgreSQL reckons that hardly a row passes either, and reads all of a
-- company's orders to sort them.
do $$
declare kept regclass;
begin
  foreach kept in array array['orders', 'order_lines', 'order_events', 'order_pictures', 'order_links', 'order_deltas']::regclass[] loop
    call fx.guard(kept);
    execute format('create policy sides_own on %s for select to app using (case (select fx.role()) when ''customer'' then customer_id = (select fx.company())
      when ''supplier'' then supplier_id = (select fx.company()) %s else false end)', kept, case kept when 'order_events'::regclass then 'and for_supplier' end);
    execute format('create policy admin_reads on %s for select to app_admin using (true)', kept);
  end loop;
end $$;

grant select (id, number, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email, customer_phone, supplier_name, shipping_address, shipping_city, shipping_state,
    shipping_country, shipping_postal_code, port, notes, quantity, line_count, total_cents, deposit_cents, incoterm, basis_place, terms_version, status, status_reason, shipping_status,
    shipping_reason, tracking_number, shipping_carrier, shipped_at, delivered_at, answer, answered_at, ready_on, received_at, problem_at, stock_returned, created_at, waits_for),
  insert (id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email, customer_phone, supplier_name, shipping_address, shipping_city, shipping_state,
    shipping_country, shipping_postal_code, port, notes, quantity, line_count, total_cents, deposit_cents, incoterm, basis_place, terms_version, created_at, search),
  update (status, shipping_status, shipping_reason, tracking_number, shipping_carrier, shipped_at, delivered_at, answer, answered_at, ready_on, received_at, problem_at) on orders to app;
create policy customer_places on orders for insert to app with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and placed_by = (select fx.me()));
create policy customer_changes on orders for update to app using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy supplier_changes on orders for update to app using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier')
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
grant select, update (status, status_reason, shipping_status, shipping_reason, tracking_number, shipping_carrier, shipped_at, delivered_at) on orders to app_admin;
create policy admin_changes on orders for update to app_admin using (true) with check (true);
grant select on orders to effects;
create policy effects_read on orders for select to effects using (true);
create trigger audit after insert or update or delete on orders for each row
  execute function fx.audit('customer_name', 'customer_email', 'customer_phone', 'shipping_address', 'shipping_postal_code', 'notes', 'search');

grant select, insert (order_id, position, customer_id, supplier_id, product_id, names, original_language, article_code, unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place,
  options, breakdown, weight_grams, volume_cm3, made_to_order, lead_days, image, image_name) on order_lines to app;
create policy customer_places on order_lines for insert to app with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
grant select on order_lines to app_admin, effects;
create policy effects_read on order_lines for select to effects using (true);
grant select (image_name) on order_lines to worker;
create policy worker_reads on order_lines for select to worker using (true);

grant select, insert (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name, details, created_at) on order_events to app, app_admin;
create policy customer_writes on order_events for insert to app with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and actor_role = 'customer'
  and kind in ('placed', 'cancelled', 'received', 'problem', 'note', 'inquiry', 'proof_sent'));
create policy supplier_writes on order_events for insert to app with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier' and actor_role = 'supplier'
  and kind in ('shipping', 'can_deliver', 'cannot_supply', 'note'));
create policy admin_writes on order_events for insert to app_admin with check (actor_role = 'admin' and kind in ('status', 'shipping', 'note', 'payment_confirmed', 'payment_refused'));
grant select on order_events to effects;
create policy effects_read on order_events for select to effects using (true);
create trigger insert_only before update or delete or truncate on order_events for each statement execute function fx.refuse_change();

grant select, insert (id, order_id, customer_id, supplier_id, name, widths, width, height, thumbhash, created_at), update (event_id) on order_pictures to app;
create policy customer_sends on order_pictures for insert to app with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy customer_attaches on order_pictures for update to app using (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and event_id is null)
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
grant select on order_pictures to app_admin;
grant select, delete on order_pictures to worker;
create policy worker_reads on order_pictures for select to worker using (true);
create policy worker_sweeps on order_pictures for delete to worker using (event_id is null);

grant select (id, order_id, customer_id, supplier_id, created_by, created_at, revoked_at),
  insert (id, order_id, customer_id, supplier_id, token_hash, created_by, created_at), update (revoked_at) on order_links to app, app_admin;
create policy customer_shares on order_links for insert to app with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and created_by = (select fx.me()));
create policy supplier_shares on order_links for insert to app with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier' and created_by = (select fx.me()));
create policy customer_revokes on order_links for update to app using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()));
create policy supplier_revokes on order_links for update to app using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier')
  with check (supplier_id = (select fx.company()));
create policy admin_shares on order_links for insert to app_admin with check (created_by = (select fx.me()));
create policy admin_revokes on order_links for update to app_admin using (true) with check (true);
grant select on order_links to effects;
create policy effects_read on order_links for select to effects using (true);
create trigger audit after insert or update or delete on order_links for each row execute function fx.audit('token_hash');

call fx.guard('order_fees');
grant select on order_fees to app, app_admin;
create policy suppliers_own on order_fees for select to app using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
create policy admin_reads on order_fees for select to app_admin using (true);
grant select, insert on order_fees to effects;
create policy effects_all on order_fees to effects using (true) with check (true);

call fx.guard('order_notes');
grant select, insert, update (assignee_id, notes, follow_up_on, updated_by, updated_at) on order_notes to app_admin;
create policy admin_all on order_notes to app_admin using (true) with check (true);
create trigger audit after insert or update or delete on order_notes for each row execute function fx.audit();

call fx.guard('payments');
grant select, update (state, reason, decided_by, decided_at) on payments to app, app_admin;
create policy customers_own on payments for select to app using (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy customer_pays on payments for update to app using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy admin_reads on payments for select to app_admin using (true);
create policy admin_decides on payments for update to app_admin using (true) with check (decided_by = (select fx.me()));
grant select, insert on payments to effects;
create policy effects_all on payments to effects using (true) with check (true);
create trigger audit after insert or update or delete on payments for each row execute function fx.audit();

call fx.guard('payment_proofs');
grant select, insert on payment_proofs to app;
create policy customers_own on payment_proofs for select to app using (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy customer_sends on payment_proofs for insert to app with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and sent_by = (select fx.me()));
grant select on payment_proofs to app_admin;
create policy admin_reads on payment_proofs for select to app_admin using (true);
grant select (file) on payment_proofs to worker;
create policy worker_reads on payment_proofs for select to worker using (true);
create trigger audit after insert or update or delete on payment_proofs for each row execute function fx.audit('file_name');

call fx.guard('order_exports');
grant select, insert (id, made_by, language, filter, name, created_at), update (state, total, written, parts, last_at, last_id) on order_exports to app_admin;
create policy admin_all on order_exports to app_admin using (made_by = (select fx.me())) with check (made_by = (select fx.me()));
grant select, delete on order_exports to worker;
create policy worker_reads on order_exports for select to worker using (true);
create policy worker_sweeps on order_exports for delete to worker using (true);
create trigger audit after insert or update or delete on order_exports for each row execute function fx.audit();

grant select on order_deltas to app, app_admin;
grant select, insert, delete on order_deltas to effects;
create policy effects_all on order_deltas to effects using (true) with check (true);
call fx.guard('order_counts');
grant select on order_counts to app, app_admin;
create policy own on order_counts for select to app using (company_id = (select fx.company()));
create policy admin_reads on order_counts for select to app_admin using (true);
grant select, insert, update (number) on order_counts to effects;
create policy effects_all on order_counts to effects using (true) with check (true);

-- What row security can't say: who may make what of an order, and when ---------------------------------------------

-- How far along each is; a lower one is a step backwards.
create function fx.rank_of_status(status text) returns integer language sql immutable strict parallel safe
  return array_position(array['pending', 'processing', 'completed', 'cancelled'], status);
create function fx.rank_of_shipping(status text) returns integer language sql immutable strict parallel safe
  return array_position(array['pending', 'preparing', 'shipped', 'in_transit', 'delivered'], status);
grant execute on function fx.rank_of_status, fx.rank_of_shipping to app, app_admin;

-- What admins find an order by: its goods, as they are written with it, its number and its sides.
create function fx.order_words() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.search := new.search || to_tsvector('simple', fx.words(concat_ws(' ', new.number, new.customer_company, new.customer_name, new.supplier_name)));
  return new;
end $$;
grant execute on function fx.words to app;
create trigger words before insert on orders for each row execute function fx.order_words();

create function fx.hold_order() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  mine text[] := case fx.role()
    when 'customer' then '{status,received_at,problem_at}'::text[]
    when 'supplier' then '{shipping_status,shipping_reason,tracking_number,shipping_carrier,shipped_at,delivered_at,answer,answered_at,ready_on}'
    when 'admin' then '{status,status_reason,shipping_status,shipping_reason,tracking_number,shipping_carrier,shipped_at,delivered_at}'
  end || '{stock_returned,waits_for}'::text[];
begin
  if fx.role() is null then return null; end if;
  if tg_op = 'INSERT' then
    if fx.role() = 'customer' and new.status = 'pending' then return null; end if;
    raise exception 'a % places no orders', fx.role() using errcode = 'check_violation';
  end if;
  if mine is null or to_jsonb(new) - mine <> to_jsonb(old) - mine then raise exception 'not for a % to change', fx.role() using errcode = 'check_violation'; end if;
  if new.status <> old.status then
    if fx.role() = 'customer' and not (old.status = 'pending' and new.status = 'cancelled' and old.shipped_at is null) then
      raise exception 'a customer may not make % of %', new.status, old.status using errcode = 'check_violation';
    end if;
    if (fx.rank_of_status(new.status) < fx.rank_of_status(old.status) or old.status in ('completed', 'cancelled')) and new.status_reason is null then
      raise exception 'a reason is missing' using errcode = 'check_violation';
    end if;
  end if;
  if fx.rank_of_shipping(new.shipping_status) < fx.rank_of_shipping(old.shipping_status) and new.shipping_reason is null then
    raise exception 'a reason is missing' using errcode = 'check_violation';
  end if;
  if (old.shipped_at is not null and new.shipped_at is distinct from old.shipped_at) or (old.delivered_at is not null and new.delivered_at is distinct from old.delivered_at)
    or (new.shipping_status = 'shipped' and new.shipped_at is null) or (new.shipping_status = 'delivered' and new.delivered_at is null) then
    raise exception 'shipped and delivered are stamped once' using errcode = 'check_violation';
  end if;
  if (new.answer, new.answered_at, new.ready_on) is distinct from (old.answer, old.answered_at, old.ready_on) and old.status not in ('pending', 'processing') then
    raise exception 'answered too late' using errcode = 'check_violation';
  end if;
  if (new.received_at, new.problem_at) is distinct from (old.received_at, old.problem_at) and fx.rank_of_shipping(old.shipping_status) < 3 then
    raise exception 'not shipped yet' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger hold after insert or update on orders for each row execute function fx.hold_order();

create function fx.hold_payment() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is null then return null; end if;
  if (fx.role(), old.state, new.state) in (('customer', 'due', 'proof_sent'), ('customer', 'refused', 'proof_sent'), ('admin', 'proof_sent', 'confirmed'), ('admin', 'proof_sent', 'refused'))
    and (fx.role() = 'admin' or exists (select from public.orders o where o.id = new.order_id and o.status <> 'cancelled')) then return null; end if;
  raise exception 'a % may not make % of %', fx.role(), new.state, old.state using errcode = 'check_violation';
end $$;
create trigger hold after update on payments for each row execute function fx.hold_payment();

-- What follows from it -----------------------------------------------------------------------------------------------

alter table stock_movements add column order_id uuid references orders;
create index stock_movements_order on stock_movements (order_id);

-- Takes what these orders want, in the order of products, so that two who want the same wait instead of locking each
-- other. For the functions below alone.
create function fx.take_stock(ids uuid[]) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted record;
  remaining integer;
begin
  for wanted in select l.product_id, sum(l.quantity)::integer as quantity from public.order_lines l where l.order_id = any (ids) and not l.made_to_order group by 1 order by 1 loop
    update public.stock_balances b set balance = b.balance - wanted.quantity where b.product_id = wanted.product_id and b.balance >= wanted.quantity returning b.balance into remaining;
    if not found then
      raise exception 'OUT_OF_STOCK' using errcode = 'TC001', detail = jsonb_build_object('productId', wanted.product_id,
        'left', coalesce((select b.balance from public.stock_balances b where b.product_id = wanted.product_id), 0))::text;
    end if;
    update public.listings l set stock = remaining, updated_at = fx.now() where l.product_id = wanted.product_id;
  end loop;
  insert into public.stock_movements (product_id, supplier_id, order_id, kind, quantity, made_by)
    select l.product_id, l.supplier_id, l.order_id, 'ordered', -l.quantity, fx.me() from public.order_lines l where l.order_id = any (ids) and not l.made_to_order;
end $$;
alter function fx.take_stock owner to effects;

create function fx.return_stock(ordered uuid) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  taken record;
  remaining integer;
begin
  for taken in select l.product_id, l.supplier_id, sum(l.quantity)::integer as quantity from public.order_lines l
      where l.order_id = ordered and not l.made_to_order group by 1, 2 order by 1 loop
    update public.stock_balances b set balance = b.balance + taken.quantity where b.product_id = taken.product_id returning b.balance into remaining;
    update public.listings l set stock = remaining, updated_at = fx.now() where l.product_id = taken.product_id;
    insert into public.stock_movements (product_id, supplier_id, order_id, kind, quantity, made_by) values (taken.product_id, taken.supplier_id, ordered, 'returned', taken.quantity, fx.me());
  end loop;
end $$;
alter function fx.return_stock owner to effects;

-- Stock follows the status, whoever changes it: cancelled before it was shipped, it returns once; no longer cancelled,
-- exactly that is taken again.
create function fx.stock_follows() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.status = 'cancelled' and not old.stock_returned and old.shipped_at is null then
    perform fx.return_stock(new.id);
    new.stock_returned := true;
  elsif old.status = 'cancelled' and old.stock_returned then
    perform fx.take_stock(array[new.id]);
    new.stock_returned := false;
  end if;
  return new;
end $$;
alter function fx.stock_follows owner to effects;
create trigger stock_follows before update of status on orders for each row when (new.status <> old.status) execute function fx.stock_follows();

-- Who changes several orders at once locks what they took first, in the order of products.
create function fx.lock_stock(ids uuid[]) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is distinct from 'admin' then raise exception 'for admins' using errcode = '42501'; end if;
  perform from public.stock_balances b where b.product_id in (select l.product_id from public.order_lines l where l.order_id = any (ids)) order by b.product_id for update;
end $$;
alter function fx.lock_stock owner to effects;

create function fx.count_orders() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    insert into public.order_deltas (customer_id, supplier_id, status, change) values (old.customer_id, old.supplier_id, old.status, -1);
  end if;
  insert into public.order_deltas (customer_id, supplier_id, status, change) values (new.customer_id, new.supplier_id, new.status, 1);
  return null;
end $$;
alter function fx.count_orders owner to effects;
create trigger count_new after insert on orders for each row execute function fx.count_orders();
create trigger count_changed after update of status on orders for each row when (new.status <> old.status) execute function fx.count_orders();

-- Adds up what changed since; two workers that fold at once take different rows.
create function fx.fold_order_counts(most integer) returns integer language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare folded integer;
begin
  with taken as (delete from public.order_deltas d where d.id in (select o.id from public.order_deltas o order by o.id limit most for update skip locked) returning d.*),
    summed as (select c.company_id, t.status, sum(t.change) as change from taken t
      cross join lateral (values (t.customer_id), (t.supplier_id), ('00000000-0000-0000-0000-000000000000'::uuid)) c(company_id) group by 1, 2 order by 1, 2),
    added as (insert into public.order_counts as n (company_id, status, number) select s.company_id, s.status, s.change from summed s
      on conflict (company_id, status) do update set number = n.number + excluded.number)
  select count(*) into folded from taken;
  return folded;
end $$;
alter function fx.fold_order_counts owner to effects;
grant execute on function fx.fold_order_counts to worker;
grant update on order_deltas to effects; -- for update skip locked

-- Telling the sides
-- ----------------------------------------------------------------------------------------------------

-- The company's own people, who are few among all.
create index user_roles_admins on user_roles (user_id) where role = 'admin';

-- Who may act on one side of an order: members of a company, or the company's own people. For the functions below
-- alone.
create function fx.side_of_order(ordered uuid, side text) returns setof uuid language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select r.user_id from public.orders o
      join public.people p on p.company_id = case side_of_order.side when 'customer' then o.customer_id when 'supplier' then o.supplier_id end
      join public.user_roles r on r.user_id = p.id and r.role = side_of_order.side
      join public.accounts a on a.id = p.id and a.suspended_at is null and a.anonymised_at is null
      where o.id = side_of_order.ordered
    union all
    select r.user_id from public.user_roles r join public.accounts a on a.id = r.user_id and a.suspended_at is null and a.anonymised_at is null
      where side_of_order.side = 'admin' and r.role = 'admin';
  end;
alter function fx.side_of_order owner to effects;

-- Tells everybody on these sides of an order of the actor's, but not the actor.
create function fx.tell_order(ordered uuid, sides text[], kind text, arguments jsonb, by_mail boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from public.orders o where o.id = ordered and (fx.role() = 'admin' or (fx.role() = 'customer' and o.customer_id = fx.company())
    or (fx.role() = 'supplier' and o.supplier_id = fx.company()))) then raise exception 'no such order' using errcode = 'P0002'; end if;
  perform fx.notify(fx.new_id(), fx.new_id(), person, tell_order.kind, tell_order.arguments, tell_order.by_mail)
    from (select distinct person from unnest(sides) side cross join lateral fx.side_of_order(ordered, side) person where person <> fx.me() order by person) told;
end $$;
alter function fx.tell_order owner to effects;

-- '$1,234.50' without the commas: what a mail calls a total.
create function fx.dollars(cents bigint) returns text language sql immutable strict parallel safe
  return '$' || (cents / 100)::text || '.' || lpad((cents % 100)::text, 2, '0');
grant execute on function fx.dollars to effects;

-- What a line was called, in a language: else in English, else as its supplier wrote it.
create function fx.line_name(names jsonb, original text, language text) returns text language sql immutable parallel safe
  return coalesce(names ->> language, names ->> 'en', names ->> original, '');
grant execute on function fx.line_name to effects;

-- Everything that follows from placing, for orders that the actor has just written: fee, what is due, letters, notices,
-- and last of all the stock.
create function fx.settle_orders(ids uuid[], by_mail boolean) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  placed record;
begin
  if exists (select from unnest(ids) i(id) where not exists (select from public.orders o where o.id = i.id and o.customer_id = fx.company() and o.placed_by = fx.me() and fx.role() = 'customer'
    and not exists (select from public.order_fees f where f.order_id = o.id))) then
    raise exception 'no such order' using errcode = 'P0002';
  end if;

  insert into public.order_fees (order_id, supplier_id, hundredths, fee_cents)
    select o.id, o.supplier_id, f.hundredths, fx.share_of(o.total_cents, f.hundredths) from public.orders o
      cross join lateral (select coalesce((select p.fee_hundredths from public.supplier_private p where p.supplier_id = o.supplier_id), (select c.fee_hundredths from public.company_private c)) as hundredths) f
      where o.id = any (ids);
  insert into public.payments (id, order_id, customer_id, supplier_id, part, due_cents)
    select fx.new_id(), o.id, o.customer_id, o.supplier_id, d.part, d.cents from public.orders o
      cross join lateral (values ('deposit', o.deposit_cents), ('balance', o.total_cents - o.deposit_cents)) d(part, cents) where o.id = any (ids) and d.cents > 0;

  for placed in select o.id, o.number, o.placed_by, o.customer_company, o.customer_name, o.customer_email, o.supplier_name, o.line_count, o.quantity, o.total_cents, o.incoterm, o.basis_place,
      o.notes, a.language, l.names, l.original_language from public.orders o join public.accounts a on a.id = o.placed_by
      join public.order_lines l on l.order_id = o.id and l.position = 0 where o.id = any (ids) order by o.id loop
    perform fx.queue_mail(fx.new_id(), mail.recipient_id, mail.recipient, mail.language, mail.template, jsonb_build_object('orderId', placed.id, 'number', placed.number,
        'customerName', placed.customer_name, 'customerEmail', placed.customer_email, 'supplierName', placed.supplier_name,
        'productName', fx.line_name(placed.names, placed.original_language, mail.language), 'furtherProducts', placed.line_count - 1, 'quantity', placed.quantity,
        'totalPrice', fx.dollars(placed.total_cents), 'basis', placed.incoterm || ' ' || placed.basis_place, 'notes', placed.notes))
      from (values ('order-placed', placed.placed_by, placed.customer_email, placed.language), ('order-received', null, (select c.inbox from public.company_private c), 'en'))
        mail(template, recipient_id, recipient, language);
    perform fx.tell_order(placed.id, '{supplier}', 'order.placed', jsonb_build_object('orderId', placed.id, 'number', placed.number, 'customer', placed.customer_company,
      'product', fx.line_name(placed.names, placed.original_language, placed.original_language), 'quantity', placed.quantity::text, 'total', fx.dollars(placed.total_cents)), settle_orders.by_mail);
  end loop;

  for placed in select distinct p.id from public.order_lines l join public.products p on p.id = l.product_id where l.order_id = any (ids) and not p.used order by 1 loop
    update public.products p set used = true where p.id = placed.id;
  end loop;
  perform fx.take_stock(ids);
end $$;
alter function fx.settle_orders owner to effects;
grant update (used) on products to effects;
create policy effects_change on products for update to effects using (true) with check (true);

-- The customer's question goes to the company's inbox and to the order's supplier.
create function fx.mail_inquiry(event uuid) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asked record;
begin
  select o.id, o.number, o.customer_name, o.customer_email, l.names, l.original_language, e.details ->> 'text' as message into asked
    from public.order_events e join public.orders o on o.id = e.order_id join public.order_lines l on l.order_id = o.id and l.position = 0
    where e.id = event and e.kind = 'inquiry' and o.customer_id = fx.company() and fx.role() = 'customer';
  if not found then raise exception 'no such inquiry' using errcode = 'P0002'; end if;
  perform fx.queue_mail(fx.new_id(), reader.id, reader.email, reader.language, 'order-inquiry', jsonb_build_object('customerName', asked.customer_name, 'customerEmail', asked.customer_email,
      'orderId', asked.id, 'number', asked.number, 'productName', fx.line_name(asked.names, asked.original_language, reader.language), 'message', asked.message))
    from (select null::uuid as id, c.inbox as email, 'en' as language from public.company_private c
      union all select a.id, a.email, a.language from fx.side_of_order(asked.id, 'supplier') person join public.accounts a on a.id = person) reader;
end $$;
alter function fx.mail_inquiry owner to effects;

-- Where an order stands, for who has a link to it: nothing of who bought what from whom.
create function fx.tracking_of_token(token_hash bytea)
  returns table (number text, status text, shipping_status text, placed_at timestamptz, ready_on date, shipped_at timestamptz, delivered_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select o.number, o.status, o.shipping_status, o.created_at, o.ready_on, o.shipped_at, o.delivered_at
      from public.order_links k join public.orders o on o.id = k.order_id where k.token_hash = tracking_of_token.token_hash and k.revoked_at is null;
  end;
alter function fx.tracking_of_token owner to effects;

grant execute on function fx.settle_orders, fx.mail_inquiry to app;
grant execute on function fx.tell_order, fx.tracking_of_token to app, app_admin;
grant execute on function fx.lock_stock to app_admin;
