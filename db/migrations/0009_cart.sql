-- What people mean to buy, where it shall go, and on which terms the company trades.

-- The cart: a company's, shared by its members. It reserves nothing. A product may be deleted under it: the line then
-- says so, hence no reference.
create table cart_lines (
  customer_id uuid not null references customers,
  product_id uuid not null,
  supplier_id uuid not null references suppliers,
  quantity integer not null check (quantity between 1 and 1000),
  breakdown jsonb check (jsonb_typeof(breakdown) = 'array'), -- [{values, quantity}]; null: assorted
  price_seen_cents bigint not null check (price_seen_cents >= 0), -- of one unit, at this quantity
  seen_at timestamptz not null default fx.now(),
  -- what to show once it is no longer listed
  name text not null,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  added_by uuid not null references accounts,
  created_at timestamptz not null default fx.now(),
  primary key (customer_id, product_id)
);
create index cart_lines_supplier on cart_lines (supplier_id);
create index cart_lines_added_by on cart_lines (added_by);
call fx.guard('cart_lines');
grant select, delete, insert (customer_id, product_id, supplier_id, quantity, breakdown, price_seen_cents, seen_at, name, language, added_by),
  update (quantity, breakdown, price_seen_cents, seen_at, name, language) on cart_lines to app;
create policy own on cart_lines to app using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');

-- A person's wishes, each with the product as it was. One that was taken off stays for a while, so that this can be
-- undone.
create table wishlists (
  id uuid primary key,
  user_id uuid not null references accounts,
  product_id uuid not null references products,
  product_name text not null,
  product_description text not null,
  product_language text not null check (product_language in ('en', 'so', 'tr', 'ar')),
  product_price_cents bigint not null,
  product_unit text not null check (product_unit in ('piece', 'pair', 'set', 'dozen', 'carton', 'sack', 'roll', 'kg', 'litre', 'm', 'm2', 'm3')),
  product_image jsonb, -- the first, as an entry of listings.images
  product_category text not null check (product_category in ('food', 'textiles', 'electronics', 'construction', 'home', 'fashion', 'beauty', 'other', 'medical')),
  in_stock boolean not null,
  created_at timestamptz not null default fx.now(),
  removed_at timestamptz,
  unique (user_id, product_id)
);
create index wishlists_newest on wishlists (user_id, created_at desc, id desc) where removed_at is null;
create index wishlists_product on wishlists (product_id);
create index wishlists_image on wishlists ((product_image ->> 'name'));
call fx.guard('wishlists');
grant select, delete, insert (id, user_id, product_id, product_name, product_description, product_language, product_price_cents, product_unit, product_image, product_category, in_stock, created_at),
  update (id, product_name, product_description, product_language, product_price_cents, product_unit, product_image, product_category, in_stock, created_at, removed_at) on wishlists to app;
create policy own on wishlists to app using (user_id = (select fx.me()) and (select fx.role()) = 'customer') with check (user_id = (select fx.me()) and (select fx.role()) = 'customer');
grant select (product_image) on wishlists to worker;
create policy worker_reads on wishlists for select to worker using (true);

-- Who wished for a product keeps it: from now on it is archived instead of deleted.
create function fx.product_wished() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.products p set used = true where p.id = new.product_id and not p.used;
  return null;
end $$;
alter function fx.product_wished owner to effects;
create trigger wished after insert on wishlists for each row execute function fx.product_wished();

-- Where orders of a company went, for the next one.
create table addresses (
  id uuid primary key,
  customer_id uuid not null references customers,
  street text not null,
  city text not null,
  state text,
  postal_code text,
  country text not null,
  phone text,
  port text, -- the code of the port that the last order went to
  used_at timestamptz not null default fx.now(),
  created_at timestamptz not null default fx.now(),
  unique nulls not distinct (customer_id, street, city, state, postal_code, country)
);
create index addresses_last on addresses (customer_id, used_at desc, id desc);
call fx.guard('addresses');
grant select, delete, insert (id, customer_id, street, city, state, postal_code, country, phone, port, used_at), update (phone, port, used_at) on addresses to app;
create policy own on addresses to app using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
grant select on addresses to app_admin;
create policy admin_reads on addresses for select to app_admin using (true);
create trigger audit after insert or update or delete on addresses for each row execute function fx.audit('street', 'city', 'state', 'postal_code', 'country', 'phone');

-- Terms of trade ----------------------------------------------------------------------------------------------

-- Usable room of containers as forwarders count with it, and what roads and cranes let them weigh.
alter table company_settings
  add column container20_cm3 bigint not null default 28000000 check (container20_cm3 > 0),
  add column container20_grams bigint not null default 21500000 check (container20_grams > 0),
  add column container40_cm3 bigint not null default 58000000 check (container40_cm3 > 0),
  add column container40_grams bigint not null default 26500000 check (container40_grams > 0);
grant update (container20_cm3, container20_grams, container40_cm3, container40_grams) on company_settings to app_admin;

create table payment_ways (
  id uuid primary key,
  kind text not null check (kind in ('bank', 'hawala', 'wallet')),
  title text not null,
  details text[] not null check (cardinality(details) between 1 and 12), -- line by line
  valid_from date, -- days in GMT+3; null: since ever, until further notice
  valid_to date check (valid_to >= valid_from),
  position integer not null
);
call fx.guard('payment_ways');
grant select on payment_ways to app, app_admin;
create policy customers_read on payment_ways for select to app using ((select fx.role()) = 'customer');
grant insert, update (kind, title, details, valid_from, valid_to, position), delete on payment_ways to app_admin;
create policy admin_all on payment_ways to app_admin using (true) with check (true);
create trigger audit after insert or update or delete on payment_ways for each row execute function fx.audit();

-- Never deleted: orders name them.
create table ports (
  code text primary key check (code ~ '^[A-Z]{2}[A-Z2-9]{3}$'), -- UN/LOCODE
  name text not null,
  country text not null,
  cities text[] not null default '{}', -- that it serves, in whatever spelling people use
  active boolean not null default true,
  position integer not null
);
call fx.guard('ports');
grant select on ports to app, app_admin;
create policy everybody on ports for select to app, app_admin using (true);
grant insert, update (name, country, cities, active, position) on ports to app_admin;
create policy admin_adds on ports for insert to app_admin with check (true);
create policy admin_changes on ports for update to app_admin using (true) with check (true);
create trigger audit after insert or update or delete on ports for each row execute function fx.audit();
insert into ports (code, name, country, cities, position) values
  ('SOMGQ', 'Mogadishu', 'Somalia', '{Mogadishu,Muqdisho,Xamar,Afgooye,Jowhar,Merca,Marka,Baidoa,Baydhabo,Beledweyne,Dhusamareb,Cadaado}', 0),
  ('SOBBO', 'Berbera', 'Somalia', '{Berbera,Hargeisa,Hargeysa,Burao,Burco,Borama,Boorama,Wajaale,Gabiley,Las Anod,Laascaanood}', 1),
  ('SOBSA', 'Bosaso', 'Somalia', '{Bosaso,Boosaaso,Garowe,Garoowe,Galkayo,Gaalkacyo,Qardho,Erigavo,Ceerigaabo}', 2),
  ('SOKMU', 'Kismayo', 'Somalia', '{Kismayo,Kismaayo,Jilib,Afmadow,Dhobley,Garbahaarreey}', 3);

-- Whoever wants more than can be ordered writes to the company: its address is for everybody, the fee beside it is not.
create function fx.company_inbox() returns text language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.inbox from public.company_private c;
  end;
alter function fx.company_inbox owner to effects;
grant execute on function fx.company_inbox to app, app_admin;
