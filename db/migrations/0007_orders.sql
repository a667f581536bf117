-- Orders: what was bought from whom, on which terms, what happened since, and what is due.

-- Orders -----------------------------------------------------------------------------------------------------

create sequence order_numbers as bigint start 10001;
grant usage on sequence order_numbers to app;

create table orders (
  id uuid primary key,
  number text not null unique default 'TC-' || nextval('order_numbers'),
  customer_id uuid not null references customers,
  supplier_id uuid not null references suppliers,
  placed_by uuid not null references accounts,
  -- names at the time of placing
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
  port text, -- code of the port of destination
  notes text,
  -- terms
  quantity integer not null check (quantity > 0), -- sum of all lines, in their units
  line_count integer not null check (line_count between 1 and 100),
  total_cents bigint not null check (total_cents between 1 and 9007199254740991),
  deposit_cents bigint not null check (deposit_cents between 0 and 9007199254740991),
  -- the deposit is due so many working days after the supplier said that it can deliver
  deposit_days integer not null default 3 check (deposit_days between 0 and 60),
  -- of the first line; each line has its own
  incoterm text not null check (incoterm in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF')),
  basis_place text not null,
  terms_version text not null,
  money_terms jsonb, -- of company_settings when it was placed
  -- status
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'cancelled')),
  status_reason text, -- reason of the last change, if it needed one
  shipping_status text not null default 'pending'
    check (shipping_status in ('pending', 'preparing', 'shipped', 'in_transit', 'delivered')),
  shipping_reason text,
  tracking_number text check (tracking_number <> ''),
  shipping_carrier text check (shipping_carrier <> ''),
  shipped_at timestamptz, -- kept by fx.date_shipping, like delivered_at
  delivered_at timestamptz,
  answer text check (answer in ('can_deliver', 'cannot_supply')), -- the supplier's last answer
  answered_at timestamptz,
  ready_on date,
  received_at timestamptz, -- confirmed by the customer
  problem_at timestamptz, -- the last problem that the customer reported
  stock_returned boolean not null default false, -- its stock was returned
  -- kept by fx.follow_payments; a supplier may know what was received, but nothing of proofs
  received_cents bigint not null default 0 check (received_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and received_cents),
  deposit_received_at timestamptz, -- when what was received reached the deposit, and the total
  balance_received_at timestamptz,
  proof_sent_at timestamptz, -- the proof that waits longest
  kept_cents bigint not null default 0 check (kept_cents >= 0), -- of what was received, though cancelled
  -- what the customer still owes; below zero a refund is due. contract/src/values/payments.ts has the same rule
  owed_cents bigint not null generated always as (case status when 'cancelled' then kept_cents else total_cents end
    - received_cents + refunded_cents) stored,
  refund_due_since timestamptz, -- kept by fx.note_refund_due
  payment_stage text not null generated always as (case
    when case status when 'cancelled' then kept_cents else total_cents end < received_cents - refunded_cents
      then 'refund_due'
    when proof_sent_at is not null then 'proof_sent'
    when status = 'cancelled' then 'none'
    when received_cents - refunded_cents = total_cents then 'paid'
    when received_cents - refunded_cents >= deposit_cents then 'balance_due'
    else 'deposit_due' end) stored
      check (payment_stage in ('deposit_due', 'proof_sent', 'balance_due', 'paid', 'refund_due', 'none')),
  created_at timestamptz not null default fx.now(),
  search tsvector not null default '', -- number, tracking number, names of the sides and of the goods; only for admins
  -- the next step, and so who acts next; null: nobody, or the goods are on their way. contract/src/values/next-step.ts
  -- also has the day.
  waits_for text generated always as (case
    when status in ('completed', 'cancelled') then null
    when problem_at is not null and (received_at is null or received_at < problem_at) then 'problem'
    when shipping_status in ('shipped', 'in_transit') then null
    when shipping_status = 'delivered' then case when received_at is null then 'receipt' else 'complete' end
    when answer = 'cannot_supply' then 'cannot_supply'
    when shipping_status = 'preparing' then 'ship'
    when answer is null then 'answer'
    when status = 'pending' then 'confirm'
    else 'ship' end) stored
      check (waits_for in ('receipt', 'answer', 'ship', 'problem', 'cannot_supply', 'confirm', 'complete')),
  -- the last day for the next step, as contract/src/values/next-step.ts has it; once it has passed, the order is late
  due_on date generated always as (case
    when status in ('pending', 'processing') and problem_at is not null
      and (received_at is null or received_at < problem_at) then fx.working_days_after(problem_at, 2)
    when status in ('pending', 'processing') and answer = 'cannot_supply'
      and shipping_status in ('pending', 'preparing') then fx.working_days_after(answered_at, 2)
    when status in ('pending', 'processing') and shipping_status = 'delivered' and received_at is null
      then fx.working_days_after(delivered_at, 7)
    when proof_sent_at is not null then fx.working_days_after(proof_sent_at, 2)
    when refund_due_since is not null then fx.working_days_after(refund_due_since, 2)
    when status in ('completed', 'cancelled') or shipping_status in ('shipped', 'in_transit') then null
    when shipping_status = 'delivered' then fx.working_days_after(received_at, 2)
    when shipping_status = 'preparing' then ready_on
    when answer is null then fx.working_days_after(created_at, 2)
    when status = 'pending' then fx.working_days_after(answered_at, 2)
    else ready_on end) stored,
  unique (id, customer_id, supplier_id), -- referenced by lines and events, which then have the order's own sides
  check (deposit_cents <= total_cents),
  check (kept_cents = 0 or (status = 'cancelled' and shipped_at is not null
    and kept_cents <= received_cents - refunded_cents)),
  check (shipped_at is not null or shipping_status in ('pending', 'preparing')),
  check (delivered_at is not null or shipping_status <> 'delivered'),
  check ((answer is null) = (answered_at is null)),
  check ((answer is not distinct from 'can_deliver') = (ready_on is not null))
);
create index orders_newest on orders (created_at desc, id desc);
create index orders_by_status on orders (status, created_at desc, id desc);
create index orders_customer on orders (customer_id, created_at desc, id desc);
create index orders_customer_by_status on orders (customer_id, status, created_at desc, id desc);
create index orders_supplier on orders (supplier_id, created_at desc, id desc);
create index orders_supplier_by_status on orders (supplier_id, status, created_at desc, id desc);
create index orders_by_port on orders (port, created_at desc, id desc);
create index orders_by_payment on orders (payment_stage, created_at desc, id desc);
create index orders_to_pay on orders (customer_id, created_at, id) where owed_cents > 0 and status <> 'cancelled';
create index orders_with_proof on orders (created_at, id) where proof_sent_at is not null;
create index orders_to_refund on orders (created_at, id) where owed_cents < 0;
create index orders_due on orders (due_on, id) where due_on is not null;
create index orders_placed_by on orders (placed_by);
create index orders_search on orders using gin (search);
create index orders_waiting_customer on orders (customer_id, created_at, id) where waits_for = 'receipt';
create index orders_waiting_supplier on orders (supplier_id, waits_for, created_at, id)
  where waits_for in ('answer', 'ship');
create index orders_waiting_desk on orders (waits_for, created_at, id)
  where waits_for in ('problem', 'cannot_supply', 'confirm', 'complete');

create table order_lines (
  order_id uuid not null,
  position integer not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  product_id uuid not null references products,
  names jsonb not null check (jsonb_typeof(names) = 'object'), -- language → name
  original_language text not null check (original_language in ('en', 'so', 'tr', 'ar')),
  article_code text,
  unit text not null check (unit in ('piece', 'pair', 'set', 'dozen', 'carton', 'sack', 'roll', 'kg', 'litre', 'm',
    'm2', 'm3')),
  pieces_per_unit integer not null,
  unit_price_cents bigint not null check (unit_price_cents > 0),
  quantity integer not null check (quantity > 0),
  total_cents bigint not null,
  incoterm text not null check (incoterm in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF')),
  basis_place text not null,
  details jsonb not null check (fx.details_fit(details)), -- details of the product at the time of placing
  breakdown jsonb, -- [{values, quantity}], values in the order of the options; null: assorted
  made_to_order boolean not null, -- made to order; else taken from stock
  lead_days integer,
  image jsonb, -- as an entry of listings.images
  image_name text, -- its name again, because behind row security an index is used for text but not for jsonb
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
  kind text not null check (kind in ('placed', 'cancelled', 'status', 'shipping', 'can_deliver', 'cannot_supply',
    'received', 'problem', 'note', 'inquiry',
    'proof_sent', 'payment_received', 'payment_refused', 'payment_refunded')),
  actor_role text not null check (actor_role in ('customer', 'supplier', 'admin')),
  actor_name text not null, -- name at the time of the event
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- payments are between customer and company, so suppliers do not see these events
  for_supplier boolean not null generated always as (kind not in ('proof_sent', 'payment_received',
    'payment_refused', 'payment_refunded')) stored,
  created_at timestamptz not null default fx.now(),
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id)
);
create index order_events_order on order_events (order_id, customer_id, supplier_id, created_at, id);
create index order_events_supplier on order_events (supplier_id, created_at desc, id desc) where for_supplier;

-- Pictures of a problem; they have no event until the problem is reported.
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

-- The company's fee, visible to the supplier who pays it and to admins.
create table order_fees (
  order_id uuid primary key references orders,
  supplier_id uuid not null references suppliers,
  hundredths integer not null,
  fee_cents bigint not null
);
create index order_fees_supplier on order_fees (supplier_id);

-- Notes that only admins write and read.
create table order_notes (
  order_id uuid primary key references orders,
  ordered_at timestamptz not null, -- the order's created_at, by which an assignee's list is paged
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

-- Tracking links, which show an order's status to whoever has one.
create table order_links (
  id uuid primary key, -- made by the caller, so that a repeated request makes one link
  order_id uuid not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32), -- SHA-256; the length refuses a plain token
  created_by uuid not null references accounts,
  created_at timestamptz not null default fx.now(),
  revoked_at timestamptz,
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id)
);
create index order_links_order on order_links (order_id, customer_id, supplier_id);
create index order_links_created_by on order_links (created_by);

-- Payments ---------------------------------------------------------------------------------------------------

create sequence receipt_numbers as bigint start 10001;
create sequence refund_numbers as bigint start 10001;
grant usage on sequence receipt_numbers, refund_numbers to app_admin;

-- The ledger of each order: proofs of payment that the customer sent, what the desk found, and refunds.
create table payment_entries (
  id uuid primary key,
  order_id uuid not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  kind text not null check (kind in ('sent', 'received', 'refused', 'refunded')),
  amount_cents bigint not null check (amount_cents between 1 and 99999999999),
  way text check (way in ('bank', 'hawala', 'wallet')),
  reference text check (length(reference) between 1 and 100),
  paid_on date,
  reason text check (length(reason) between 1 and 500),
  answers uuid, -- the proof that it decides
  number text unique, -- of the receipt or the refund note
  owed_after_cents bigint, -- what was owed after it, as its paper says
  made_by uuid not null references accounts,
  created_at timestamptz not null default fx.now(),
  unique (id, order_id),
  unique (id, customer_id),
  unique (answers, order_id), -- a proof is decided once
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id),
  foreign key (answers, order_id) references payment_entries (id, order_id),
  check ((kind = 'refused') = (reason is not null)),
  check (case kind when 'refused' then answers is not null when 'received' then true else answers is null end),
  check ((kind = 'refused') = (way is null) and (kind = 'refused') = (paid_on is null)),
  check (case kind when 'received' then number is not null and number like 'RC-%'
    when 'refunded' then number is not null and number like 'RF-%' else number is null end),
  check ((number is null) = (owed_after_cents is null))
);
create index payment_entries_order on payment_entries (order_id, customer_id, supplier_id, created_at, id);
create index payment_entries_made_by on payment_entries (made_by);

create table payment_proofs (
  id uuid primary key,
  entry_id uuid not null,
  customer_id uuid not null references customers,
  sent_by uuid not null references accounts,
  file text not null unique, -- where it is stored
  file_name text not null, -- the sender's file name; only shown
  type text not null check (type in ('application/pdf', 'image/webp')),
  bytes integer not null,
  created_at timestamptz not null default fx.now(),
  unique (entry_id, customer_id),
  foreign key (entry_id, customer_id) references payment_entries (id, customer_id)
);
create index payment_proofs_customer on payment_proofs (customer_id);
create index payment_proofs_sent_by on payment_proofs (sent_by);

-- Exports of orders, written by the worker in parts.
create table order_exports (
  id uuid primary key,
  made_by uuid not null references accounts,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  format text not null default 'csv' check (format in ('csv', 'xlsx')),
  role text not null default 'admin' check (role in ('admin', 'supplier')), -- whose columns it has
  filter jsonb not null,
  state text not null default 'writing' check (state in ('writing', 'ready')),
  name text not null, -- random; parts are stored as <name>-<part>.part
  total integer, -- number of orders, once they are counted
  written integer not null default 0,
  parts integer not null default 0,
  last_at timestamptz, -- the last order that was written
  last_id uuid,
  created_at timestamptz not null default fx.now()
);
create index order_exports_made_by on order_exports (made_by);
create index order_exports_age on order_exports (created_at);

-- Counts of orders -------------------------------------------------------------------------------------------

-- Each change inserts a delta, a job rolls deltas up into counts, and readers add the remaining deltas. So counts are
-- exact, and no transaction waits for a shared row.
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
  company_id uuid not null, -- customer or supplier; all zeros: the total
  status text not null,
  number bigint not null,
  primary key (company_id, status)
);

-- Policies -------------------------------------------------------------------------------------------------------

-- One policy for both sides: with two, PostgreSQL estimates that few rows pass either, and reads and sorts all orders
-- of a company.
do $$
declare kept regclass;
begin
  foreach kept in array array['orders', 'order_lines', 'order_events', 'order_pictures', 'order_links',
    'order_deltas']::regclass[] loop
    call fx.force_row_security(kept);
    execute format('create policy sides_own on %s for select to app using (case (select fx.role())
      when ''customer'' then customer_id = (select fx.company())
      when ''supplier'' then supplier_id = (select fx.company()) %s
      else false end)', kept, case kept when 'order_events'::regclass then 'and for_supplier' end);
    execute format('create policy admin_reads on %s for select to app_admin using (true)', kept);
  end loop;
end $$;

grant select (id, number, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email,
    customer_phone, supplier_name, shipping_address, shipping_city, shipping_state, shipping_country,
    shipping_postal_code, port, notes, quantity, line_count, total_cents, deposit_cents, deposit_days, incoterm,
    basis_place, terms_version, money_terms, status, status_reason, shipping_status, shipping_reason, tracking_number,
    shipping_carrier, shipped_at, delivered_at, answer, answered_at, ready_on, received_at, problem_at, stock_returned,
    created_at, waits_for, received_cents, refunded_cents, deposit_received_at, balance_received_at, kept_cents,
    owed_cents, refund_due_since),
  insert (id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email, customer_phone,
    supplier_name, shipping_address, shipping_city, shipping_state, shipping_country, shipping_postal_code, port,
    notes, quantity, line_count, total_cents, deposit_cents, deposit_days, incoterm, basis_place, terms_version,
    money_terms, created_at, search),
  update (status, shipping_status, shipping_reason, tracking_number, shipping_carrier, answer, answered_at, ready_on,
    received_at, problem_at) on orders to app;
create policy customer_places on orders for insert to app
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and placed_by = (select fx.me()));
create policy customer_changes on orders for update to app
  using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy supplier_changes on orders for update to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier')
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
grant select,
  update (status, status_reason, kept_cents, shipping_status, shipping_reason, tracking_number, shipping_carrier)
    on orders to app_admin;
create policy admin_changes on orders for update to app_admin using (true) with check (true);
grant select,
  update (received_cents, refunded_cents, deposit_received_at, balance_received_at, proof_sent_at) on orders to effects;
create policy effects_read on orders for select to effects using (true);
create policy effects_follow on orders for update to effects using (true) with check (true);
create trigger audit after insert or update or delete on orders for each row
  execute function fx.audit('customer_name', 'customer_email', 'customer_phone', 'shipping_address',
    'shipping_postal_code', 'notes', 'search');

grant select,
  insert (order_id, position, customer_id, supplier_id, product_id, names, original_language, article_code, unit,
    pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place, details, breakdown, made_to_order,
    lead_days, image, image_name) on order_lines to app;
create policy customer_places on order_lines for insert to app
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
grant select on order_lines to app_admin, effects;
create policy effects_read on order_lines for select to effects using (true);
grant select (image_name) on order_lines to worker;
create policy worker_reads on order_lines for select to worker using (true);

grant select,
  insert (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name, details, created_at)
    on order_events to app, app_admin;
create policy customer_writes on order_events for insert to app
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and actor_role = 'customer'
    and kind in ('placed', 'cancelled', 'received', 'problem', 'note', 'inquiry', 'proof_sent'));
create policy supplier_writes on order_events for insert to app
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier' and actor_role = 'supplier'
    and kind in ('shipping', 'can_deliver', 'cannot_supply', 'note'));
create policy admin_writes on order_events for insert to app_admin
  with check (actor_role = 'admin' and kind in ('status', 'shipping', 'note', 'payment_received', 'payment_refused',
    'payment_refunded'));
grant select on order_events to effects;
create policy effects_read on order_events for select to effects using (true);
create trigger insert_only before update or delete or truncate on order_events for each statement
  execute function fx.refuse_change();

grant select, insert (id, order_id, customer_id, supplier_id, name, widths, width, height, thumbhash, created_at),
  update (event_id) on order_pictures to app;
create policy customer_sends on order_pictures for insert to app
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy customer_attaches on order_pictures for update to app
  using (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and event_id is null)
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
grant select on order_pictures to app_admin;
grant select, delete on order_pictures to worker;
create policy worker_reads on order_pictures for select to worker using (true);
create policy worker_sweeps on order_pictures for delete to worker using (event_id is null);

grant select (id, order_id, customer_id, supplier_id, created_by, created_at, revoked_at),
  insert (id, order_id, customer_id, supplier_id, token_hash, created_by, created_at),
  update (revoked_at) on order_links to app, app_admin;
create policy customer_shares on order_links for insert to app
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer'
    and created_by = (select fx.me()));
create policy supplier_shares on order_links for insert to app
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier'
    and created_by = (select fx.me()));
create policy customer_revokes on order_links for update to app
  using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()));
create policy supplier_revokes on order_links for update to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier')
  with check (supplier_id = (select fx.company()));
create policy admin_shares on order_links for insert to app_admin with check (created_by = (select fx.me()));
create policy admin_revokes on order_links for update to app_admin using (true) with check (true);
grant select on order_links to effects;
create policy effects_read on order_links for select to effects using (true);
create trigger audit after insert or update or delete on order_links for each row
  execute function fx.audit('token_hash');

call fx.force_row_security('order_fees');
grant select on order_fees to app, app_admin;
create policy suppliers_own on order_fees for select to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
create policy admin_reads on order_fees for select to app_admin using (true);
grant select, insert on order_fees to effects;
create policy effects_all on order_fees to effects using (true) with check (true);

call fx.force_row_security('order_notes');
grant select, insert, update (assignee_id, notes, follow_up_on, updated_by, updated_at) on order_notes to app_admin;
create policy admin_all on order_notes to app_admin using (true) with check (true);
create trigger audit after insert or update or delete on order_notes for each row execute function fx.audit();

call fx.force_row_security('payment_entries');
grant select, insert (id, order_id, customer_id, supplier_id, kind, amount_cents, way, reference, paid_on, made_by,
  created_at) on payment_entries to app;
create policy customers_own on payment_entries for select to app
  using (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy customer_sends on payment_entries for insert to app
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and made_by = (select fx.me())
    and kind = 'sent');
grant select, insert on payment_entries to app_admin;
create policy admin_reads on payment_entries for select to app_admin using (true);
create policy admin_enters on payment_entries for insert to app_admin
  with check (made_by = (select fx.me()) and kind in ('received', 'refused', 'refunded'));
grant select on payment_entries to effects;
create policy effects_read on payment_entries for select to effects using (true);
create trigger audit after insert or update or delete on payment_entries for each row
  execute function fx.audit('reference');
create trigger insert_only before update or delete or truncate on payment_entries for each statement
  execute function fx.refuse_change();

call fx.force_row_security('payment_proofs');
grant select, insert on payment_proofs to app;
create policy customers_own on payment_proofs for select to app
  using (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy customer_sends on payment_proofs for insert to app
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and sent_by = (select fx.me()));
grant select on payment_proofs to app_admin;
create policy admin_reads on payment_proofs for select to app_admin using (true);
grant select (file) on payment_proofs to worker;
create policy worker_reads on payment_proofs for select to worker using (true);
create trigger audit after insert or update or delete on payment_proofs for each row
  execute function fx.audit('file_name');

call fx.force_row_security('order_exports');
grant select, insert (id, made_by, language, format, role, filter, name, created_at),
  update (state, total, written, parts, last_at, last_id) on order_exports to app, app_admin;
create policy supplier_own on order_exports to app
  using (made_by = (select fx.me()) and (select fx.role()) = 'supplier')
  with check (made_by = (select fx.me()) and (select fx.role()) = 'supplier' and role = 'supplier');
create policy admin_all on order_exports to app_admin
  using (made_by = (select fx.me()))
  with check (made_by = (select fx.me()));
grant select on order_exports to effects; -- fx.ticket_of_export
create policy effects_read on order_exports for select to effects using (true);
grant select, delete on order_exports to worker;
create policy worker_reads on order_exports for select to worker using (true);
create policy worker_sweeps on order_exports for delete to worker using (true);
create trigger audit after insert or update or delete on order_exports for each row execute function fx.audit();

grant select on order_deltas to app, app_admin;
grant select, insert, update, delete on order_deltas to effects; -- update: for `select … for update skip locked`
create policy effects_all on order_deltas to effects using (true) with check (true);
call fx.force_row_security('order_counts');
grant select on order_counts to app, app_admin;
create policy own on order_counts for select to app using (company_id = (select fx.company()));
create policy admin_reads on order_counts for select to app_admin using (true);
grant select, insert, update (number) on order_counts to effects;
create policy effects_all on order_counts to effects using (true) with check (true);

-- Stock ------------------------------------------------------------------------------------------------------

-- The current stock of each product, and the movements that led to it.
create table stock_balances (
  product_id uuid primary key references products on delete cascade,
  supplier_id uuid not null references suppliers,
  balance integer not null check (balance between 0 and fx.most_stock())
);
create index stock_balances_supplier on stock_balances (supplier_id);
create table stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null references products on delete cascade,
  supplier_id uuid not null references suppliers,
  kind text not null check (kind in ('counted', 'ordered', 'returned')),
  quantity integer not null,
  made_by uuid references accounts,
  created_at timestamptz not null default fx.now(),
  order_id uuid references orders
);
create index stock_movements_product on stock_movements (product_id, id desc);
create index stock_movements_supplier on stock_movements (supplier_id);
create index stock_movements_made_by on stock_movements (made_by);
create index stock_movements_order on stock_movements (order_id);
do $$
declare kept regclass;
begin
  foreach kept in array array['stock_balances', 'stock_movements']::regclass[] loop
    call fx.force_row_security(kept);
    execute format('grant select on %s to app, app_admin', kept);
    execute format('create policy own on %s for select to app
      using (supplier_id = (select fx.company()) and (select fx.role()) = ''supplier'')', kept);
    execute format('create policy admin_reads on %s for select to app_admin using (true)', kept);
    execute format('grant select, insert on %s to effects', kept);
    execute format('create policy effects_all on %s to effects using (true) with check (true)', kept);
  end loop;
end $$;
grant update (balance) on stock_balances to effects;
