-- Carts, wishlists and addresses.

-- The cart of a company, shared by its members. It reserves no stock. It does not reference products, because a line
-- stays and says so when its product is deleted.
create table cart_lines (
  customer_id uuid not null references customers,
  product_id uuid not null,
  supplier_id uuid not null references suppliers,
  quantity integer not null check (quantity between 1 and 1000),
  breakdown jsonb check (jsonb_typeof(breakdown) = 'array'), -- [{values, quantity}]; null: assorted
  price_seen_cents bigint not null check (price_seen_cents >= 0), -- price of one unit at this quantity
  seen_at timestamptz not null default fx.now(),
  -- shown once the product is no longer listed
  name text not null,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  added_by uuid not null references accounts, -- or changed it last
  created_at timestamptz not null default fx.now(),
  primary key (customer_id, product_id)
);
create index cart_lines_supplier on cart_lines (supplier_id);
create index cart_lines_added_by on cart_lines (added_by);
call fx.force_row_security('cart_lines');
grant select, delete,
  insert (customer_id, product_id, supplier_id, quantity, breakdown, price_seen_cents, seen_at, name, language,
    added_by), update (quantity, breakdown, price_seen_cents, seen_at, name, language, added_by) on cart_lines to app;
create policy own on cart_lines to app
  using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');

-- A person's wishlist, with each product as it was. A removed wish stays for a while, so that removing can be undone.
create table wishlists (
  id uuid primary key,
  user_id uuid not null references accounts,
  product_id uuid not null references products,
  product_name text not null,
  product_description text not null,
  product_language text not null check (product_language in ('en', 'so', 'tr', 'ar')),
  product_price_cents bigint not null,
  product_unit text not null
    check (product_unit in ('piece', 'pair', 'set', 'dozen', 'carton', 'sack', 'roll', 'kg', 'litre', 'm', 'm2', 'm3')),
  product_image jsonb, -- the first image, as an entry of listings.images
  product_category text not null
    check (product_category in ('food', 'textiles', 'electronics', 'construction', 'home', 'fashion', 'beauty', 'other',
    'medical')),
  in_stock boolean not null,
  tell_when_back boolean not null default false, -- once it can be ordered again; told once
  created_at timestamptz not null default fx.now(),
  removed_at timestamptz,
  unique (user_id, product_id)
);
create index wishlists_newest on wishlists (user_id, created_at desc, id desc) where removed_at is null;
create index wishlists_product on wishlists (product_id);
create index wishlists_to_tell on wishlists (product_id, id) where tell_when_back and removed_at is null;
create index wishlists_image on wishlists ((product_image ->> 'name'));
call fx.force_row_security('wishlists');
grant select, delete,
  insert (id, user_id, product_id, product_name, product_description, product_language, product_price_cents,
    product_unit, product_image, product_category, in_stock, tell_when_back, created_at),
  update (id, product_name, product_description, product_language, product_price_cents, product_unit, product_image,
    product_category, in_stock, tell_when_back, created_at, removed_at) on wishlists to app;
create policy own on wishlists to app
  using (user_id = (select fx.me()) and (select fx.role()) = 'customer')
  with check (user_id = (select fx.me()) and (select fx.role()) = 'customer');
grant select (product_image) on wishlists to worker;
create policy worker_reads on wishlists for select to worker using (true);

-- Delivery addresses of a company's orders, for the next one.
create table addresses (
  id uuid primary key,
  customer_id uuid not null references customers,
  street text not null,
  city text not null,
  state text,
  postal_code text,
  country text not null,
  phone text,
  port text, -- code of the last order's port
  used_at timestamptz not null default fx.now(),
  created_at timestamptz not null default fx.now(),
  unique nulls not distinct (customer_id, street, city, state, postal_code, country)
);
create index addresses_last on addresses (customer_id, used_at desc, id desc);
call fx.force_row_security('addresses');
grant select, delete, insert (id, customer_id, street, city, state, postal_code, country, phone, port, used_at),
  update (phone, port, used_at) on addresses to app;
create policy own on addresses to app
  using (customer_id = (select fx.company()) and (select fx.role()) = 'customer')
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer');
grant select on addresses to app_admin;
create policy admin_reads on addresses for select to app_admin using (true);
create trigger audit after insert or update or delete on addresses for each row
  execute function fx.audit('street', 'city', 'state', 'postal_code', 'country', 'phone');
