-- Quotes (decision 63): a customer asks a supplier for a price, offers and counter-offers follow as versions, and
-- accepting an offer makes one order. People write by fx.request_quote and fx.answer_quote.

create sequence quote_numbers as bigint start 10001;
grant usage on sequence quote_numbers to effects;

create table quotes (
  id uuid primary key,
  number text not null unique default 'QT-' || nextval('quote_numbers'),
  customer_id uuid not null references customers,
  supplier_id uuid not null references suppliers,
  requested_by uuid not null references accounts,
  -- names at the time of the request
  customer_company text not null,
  customer_city text not null,
  supplier_name text not null,
  state text not null default 'requested' check (state in ('requested', 'offered', 'countered', 'ordered',
    'withdrawn', 'declined', 'expired', 'closed')),
  reason text check (length(reason) between 1 and 500), -- why it was declined
  -- of the last version
  version integer not null check (version between 1 and 12),
  line_count integer not null check (line_count between 1 and 100),
  total_cents bigint check (total_cents between 0 and 9007199254740991), -- null: a line has no price
  answer_by date not null, -- the last day on which it can be answered or accepted
  customer_versions integer not null check (customer_versions between 1 and 6),
  supplier_versions integer not null default 0 check (supplier_versions between 0 and 6),
  created_at timestamptz not null default fx.now(),
  unique (id, customer_id, supplier_id),
  check (version = customer_versions + supplier_versions),
  check ((state = 'declined') = (reason is not null))
);
create index quotes_newest on quotes (created_at desc, id desc);
create index quotes_by_state on quotes (state, created_at desc, id desc);
create index quotes_customer on quotes (customer_id, created_at desc, id desc);
create index quotes_customer_by_state on quotes (customer_id, state, created_at desc, id desc);
create index quotes_supplier on quotes (supplier_id, created_at desc, id desc);
create index quotes_supplier_by_state on quotes (supplier_id, state, created_at desc, id desc);
create index quotes_requested_by on quotes (requested_by);
create index quotes_open on quotes (answer_by, id) where state in ('requested', 'offered', 'countered');

-- What a side proposed; nothing of it changes later, except that names are taken out of it.
create table quote_versions (
  quote_id uuid not null,
  number integer not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  side text not null check (side in ('customer', 'supplier')),
  actor_role text not null check (actor_role in ('customer', 'supplier', 'admin')),
  actor_id uuid not null references accounts,
  actor_name text not null, -- name at that time
  valid_until date,
  lead_days integer check (lead_days between 0 and 365),
  incoterm text check (incoterm in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF')),
  basis_place text check (length(basis_place) between 1 and 100),
  deposit_percent integer check (deposit_percent between 0 and 100), -- null: the company's default
  wanted_on date,
  port text, -- code of the port of destination
  notes text check (length(notes) between 1 and 1000),
  notes_language text check (notes_language in ('en', 'so', 'tr', 'ar')),
  total_cents bigint,
  created_at timestamptz not null default fx.now(),
  primary key (quote_id, customer_id, supplier_id, number),
  foreign key (quote_id, customer_id, supplier_id) references quotes (id, customer_id, supplier_id),
  check ((incoterm is null) = (basis_place is null) and (notes is null) = (notes_language is null)),
  check ((side = 'supplier') = (valid_until is not null)),
  check (side = 'customer' or (num_nulls(lead_days, incoterm, total_cents) = 0 and total_cents > 0))
);
create index quote_versions_actor on quote_versions (actor_id);

-- A line keeps its position in all versions; what the goods are is kept as an order's line keeps it.
create table quote_lines (
  quote_id uuid not null,
  version integer not null,
  position integer not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  product_id uuid not null references products,
  replaces uuid references products, -- the product of the version before
  quantity integer not null check (quantity between 1 and 1000000),
  breakdown jsonb, -- as in order_lines
  price_cents bigint check (price_cents between 1 and 100000000000), -- of one unit: wanted by the customer, or offered
  struck_out boolean not null,
  made_to_order boolean not null, -- as offered; else it is taken from stock
  names jsonb not null check (jsonb_typeof(names) = 'object'),
  original_language text not null check (original_language in ('en', 'so', 'tr', 'ar')),
  article_code text,
  unit text not null check (unit in ('piece', 'pair', 'set', 'dozen', 'carton', 'sack', 'roll', 'kg', 'litre', 'm',
    'm2', 'm3')),
  pieces_per_unit integer not null,
  details jsonb not null check (fx.details_fit(details)),
  image jsonb,
  image_name text,
  category text not null check (category in ('food', 'textiles', 'electronics', 'construction', 'home', 'fashion',
    'beauty', 'other', 'medical')),
  primary key (quote_id, customer_id, supplier_id, version, position),
  foreign key (quote_id, customer_id, supplier_id, version)
    references quote_versions (quote_id, customer_id, supplier_id, number)
);
create index quote_lines_product on quote_lines (product_id);
create index quote_lines_replaces on quote_lines (replaces);
create index quote_lines_image on quote_lines (image_name);

-- Every change of state, written by fx.tell_quote_change.
create table quote_events (
  id uuid primary key,
  quote_id uuid not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  state text not null check (state in ('requested', 'offered', 'countered', 'ordered', 'withdrawn', 'declined',
    'expired', 'closed')),
  version integer not null,
  -- null: nobody, but the clock or what became of supplier or product
  actor_role text check (actor_role in ('customer', 'supplier', 'admin')),
  actor_id uuid references accounts,
  actor_name text,
  reason text,
  created_at timestamptz not null default fx.now(),
  foreign key (quote_id, customer_id, supplier_id) references quotes (id, customer_id, supplier_id)
);
create index quote_events_quote on quote_events (quote_id, customer_id, supplier_id, created_at, id);
create index quote_events_actor on quote_events (actor_id);

do $$
declare kept regclass;
begin
  foreach kept in array array['quotes', 'quote_versions', 'quote_lines', 'quote_events']::regclass[] loop
    call fx.force_row_security(kept);
    execute format('create policy sides_own on %s for select to app using (case (select fx.role())
      when ''customer'' then customer_id = (select fx.company())
      when ''supplier'' then supplier_id = (select fx.company())
      else false end)', kept);
    execute format('create policy admin_reads on %s for select to app_admin using (true)', kept);
    execute format('grant select on %s to app, app_admin', kept);
    execute format('grant select, insert on %s to effects', kept);
    execute format('create policy effects_all on %s to effects using (true) with check (true)', kept);
  end loop;
end $$;
grant update (state, reason) on quotes to app;
create policy customer_changes on quotes for update to app
  using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy supplier_changes on quotes for update to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier')
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
grant update (state, version, line_count, total_cents, answer_by, customer_versions, supplier_versions,
  customer_company, reason) on quotes to effects;
grant update (actor_name, notes) on quote_versions to effects;
grant update (actor_name) on quote_events to effects;
create trigger audit after insert or update or delete on quotes for each row
  execute function fx.audit('customer_company', 'supplier_name', 'reason');
create trigger insert_only before update of quote_id, number, customer_id, supplier_id, side, actor_role, actor_id,
    valid_until, lead_days, incoterm, basis_place, deposit_percent, wanted_on, port, notes_language, total_cents,
    created_at or delete or truncate on quote_versions for each statement execute function fx.refuse_change();
create trigger insert_only before update or delete or truncate on quote_lines for each statement
  execute function fx.refuse_change();
create trigger insert_only before update of id, quote_id, customer_id, supplier_id, state, version, actor_role,
    actor_id, reason, created_at or delete or truncate on quote_events for each statement
  execute function fx.refuse_change();
grant select (image_name) on quote_lines to worker; -- pictures that are still shown are kept
create policy worker_reads on quote_lines for select to worker using (true);

comment on column quote_versions.actor_name is 'personal';
comment on column quote_versions.notes is 'personal';
comment on column quote_events.actor_name is 'personal';

-- The order that accepting a version made; there is one at most.
alter table orders add quote_id uuid unique, add quote_version integer,
  add check ((quote_id is null) = (quote_version is null)),
  add foreign key (quote_id, customer_id, supplier_id) references quotes (id, customer_id, supplier_id);
create index orders_quote on orders (quote_id, customer_id, supplier_id);
grant select (quote_id, quote_version), insert (quote_id, quote_version) on orders to app;

alter table events drop constraint events_kind_check, add constraint events_kind_check
  check (kind in ('order', 'notice', 'inbox', 'review', 'product', 'verification', 'message', 'session', 'quote'));
