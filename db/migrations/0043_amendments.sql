-- Amendments of orders (decision 69): a supplier proposes fewer goods, lower prices or another day, and the customer
-- accepts or declines. An accepted one gives the order a new version of its lines; those before stay as they were.
-- People write by fx.propose_amendment and fx.answer_amendment.

-- Versions -------------------------------------------------------------------------------------------------------

alter table orders add version integer not null default 1 check (version between 1 and 21);
grant select (version) on orders to app;
grant update (version, quantity, line_count, total_cents, deposit_cents, answer, answered_at, ready_on)
  on orders to effects;

-- Readers ask for the lines of the order's version; all of them are kept.
alter table order_lines add version integer not null default 1, drop constraint order_lines_pkey,
  add primary key (order_id, customer_id, supplier_id, version, position);
grant insert on order_lines to effects;
create policy effects_amend on order_lines for insert to effects with check (version > 1);
grant update (fee_cents) on order_fees to effects;

-- Figures of sales: an amended order takes the version before from them and adds the next one.
alter table order_deltas add version integer not null default 1;
create view order_version_sales with (security_invoker = true) as
  select o.id as order_id, c.company_id, k.kind, k.key, g.grain, g.starts_on, k.cents, k.version,
      k.version = o.version as holds
  from orders o
  cross join lateral (select (o.created_at at time zone interval '3 hours')::date as day) d
  cross join lateral (
    select t.kind, t.key, v.cents, v.version
      from (
        select o.version, o.total_cents as cents
        union all select l.version, sum(l.total_cents)::bigint from order_lines l
          where l.order_id = o.id and l.customer_id = o.customer_id and l.supplier_id = o.supplier_id
            and l.version < o.version group by l.version) v
      cross join lateral (values ('all', ''), ('city', o.shipping_city), ('customer', o.customer_id::text)) t(kind, key)
    union all select 'product', l.product_id::text, sum(l.total_cents)::bigint, l.version from order_lines l
      where l.order_id = o.id and l.customer_id = o.customer_id and l.supplier_id = o.supplier_id
      group by l.product_id, l.version
    union all select 'category', l.category, sum(l.total_cents)::bigint, l.version from order_lines l
      where l.order_id = o.id and l.customer_id = o.customer_id and l.supplier_id = o.supplier_id
      group by l.category, l.version
  ) k
  cross join lateral (values ('day', d.day), ('month', date_trunc('month', d.day::timestamp)::date)) g(grain, starts_on)
  cross join lateral (values (o.supplier_id), ('00000000-0000-0000-0000-000000000000'::uuid)) c(company_id)
  where (k.kind <> 'customer' or g.grain = 'day')
    and (k.kind <> 'product' or c.company_id <> '00000000-0000-0000-0000-000000000000');
grant select on order_version_sales to app, app_admin, effects;
create or replace view order_sales with (security_invoker = true) as
  select order_id, company_id, kind, key, grain, starts_on, cents from order_version_sales where holds;

-- Proposals ------------------------------------------------------------------------------------------------------

create table order_amendments (
  id uuid primary key,
  order_id uuid not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  version integer not null, -- of the order, which it amends
  state text not null default 'proposed' check (state in ('proposed', 'accepted', 'declined', 'withdrawn', 'expired')),
  proposed_by uuid not null references accounts,
  proposed_as text not null check (proposed_as in ('supplier', 'admin')), -- an admin in the supplier's name
  answer_by date not null, -- the last day on which it can be answered
  -- what the order came to, and what it would come to
  total_before_cents bigint not null,
  deposit_before_cents bigint not null,
  ready_before date,
  total_cents bigint not null check (total_cents between 1 and total_before_cents),
  deposit_cents bigint not null check (deposit_cents between 0 and deposit_before_cents),
  ready_on date, -- null: as it was
  created_at timestamptz not null default fx.now(),
  ended_at timestamptz,
  unique (id, customer_id, supplier_id),
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id),
  check ((state = 'proposed') = (ended_at is null))
);
create index order_amendments_order on order_amendments (order_id, customer_id, supplier_id, created_at);
create index order_amendments_proposed_by on order_amendments (proposed_by);
create unique index order_amendments_open on order_amendments (order_id) where state = 'proposed';
create index order_amendments_due on order_amendments (answer_by, id) where state = 'proposed';

-- Every line of the order's version, by its position in it.
create table order_amendment_lines (
  amendment_id uuid not null,
  position integer not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  unit_price_cents bigint not null check (unit_price_cents > 0),
  quantity integer not null check (quantity > 0),
  breakdown jsonb, -- as in order_lines
  struck_out boolean not null,
  primary key (amendment_id, customer_id, supplier_id, position),
  foreign key (amendment_id, customer_id, supplier_id) references order_amendments (id, customer_id, supplier_id)
);

do $$
declare kept regclass;
begin
  foreach kept in array array['order_amendments', 'order_amendment_lines']::regclass[] loop
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
grant update (state, ended_at) on order_amendments to effects;
create trigger audit after insert or update or delete on order_amendments for each row execute function fx.audit();
create trigger insert_only before update or delete or truncate on order_amendment_lines for each statement
  execute function fx.refuse_change();

-- Its events, written by fx.tell_amendment.
alter table order_events drop constraint order_events_kind_check, add constraint order_events_kind_check
  check (kind in ('placed', 'cancelled', 'status', 'shipping', 'can_deliver', 'cannot_supply', 'received', 'problem',
    'note', 'inquiry', 'proof_sent', 'payment_received', 'payment_refused', 'payment_refunded', 'amendment'));
grant insert on order_events to effects;
create policy effects_write on order_events for insert to effects with check (kind = 'amendment');
