-- The catalogue: what suppliers maintain, what the company reviews, and what everybody may read.

create extension if not exists pg_trgm;

-- Products, as their supplier maintains them ---------------------------------------------------------------

create table products (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  article_code text, -- the supplier's own code; the key of the price list
  status text not null
    check (status in ('draft', 'in_review', 'listed', 'changes_requested', 'rejected', 'paused', 'archived')),
  reason text, -- why it was sent back or rejected
  original_language text not null check (original_language in ('en', 'so', 'tr', 'ar')),
  -- changed at once, also on a listed product
  price_cents bigint not null check (price_cents between 0 and 100000000000),
  price_confirmed_at timestamptz not null default fx.now(),
  tiers jsonb not null default '[]', -- [{from, priceCents}], from ascending, prices falling
  minimum integer not null default 1 check (minimum between 1 and 1000),
  made_to_order boolean not null default false,
  lead_days integer check (lead_days between 0 and 365),
  -- reviewed before they change
  category text check (category in ('food', 'textiles', 'electronics', 'construction', 'home', 'fashion', 'beauty',
    'other', 'medical')),
  country text not null default '', -- two letters
  city text not null default '',
  origin text not null default '',
  unit text not null default 'piece'
    check (unit in ('piece', 'pair', 'set', 'dozen', 'carton', 'sack', 'roll', 'kg', 'litre', 'm', 'm2', 'm3')),
  pieces_per_unit integer not null default 1 check (pieces_per_unit between 1 and 100000),
  incoterm text check (incoterm in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF')), -- null: the company's default
  basis_place text,
  customs_code text,
  details jsonb not null default '{}' check (fx.details_fit(details)), -- nobody filters or sorts by them
  used boolean not null default false, -- was ever ordered, quoted or wished for: then it is archived instead of deleted
  submitted_at timestamptz, -- since when it waits for review
  listed_at timestamptz,
  created_by uuid references accounts,
  created_at timestamptz not null default fx.now(),
  updated_at timestamptz not null default fx.now(),
  check (fx.tiers_fall(price_cents, tiers)),
  check ((incoterm is null) = (basis_place is null)),
  unique (id, supplier_id), -- referenced by texts and images, so that they belong to the product's own supplier
  check (status in ('draft', 'archived') or category is not null),
  check (status not in ('changes_requested', 'rejected') or reason is not null),
  check (status <> 'listed' or (price_cents > 0 and listed_at is not null)),
  check (status <> 'in_review' or submitted_at is not null)
);
create unique index products_article_code on products (supplier_id, article_code);
create index products_newest on products (supplier_id, created_at desc, id desc);
create index products_listed on products (supplier_id, listed_at desc, id desc) where listed_at is not null;
create index products_by_status on products (supplier_id, status, created_at desc, id desc);
create index products_by_category on products (supplier_id, category, created_at desc, id desc);
create index products_waiting on products (submitted_at, id) where status = 'in_review';
create index products_waiting_of_supplier on products (supplier_id, submitted_at, id) where status = 'in_review';
create index products_unconfirmed on products (price_confirmed_at) where status = 'listed';
create index products_created_by on products (created_by);
call fx.force_row_security('products');
grant select, delete,
  insert (id, supplier_id, article_code, status, reason, original_language, price_cents, price_confirmed_at, tiers,
    minimum, made_to_order, lead_days, category, country, city, origin, unit, pieces_per_unit, incoterm, basis_place,
    customs_code, details, submitted_at, listed_at, created_by, created_at, updated_at),
  update (article_code, status, reason, original_language, price_cents, price_confirmed_at, tiers, minimum,
    made_to_order, lead_days, category, country, city, origin, unit, pieces_per_unit, incoterm, basis_place,
    customs_code, details, submitted_at, listed_at, updated_at)
    on products to app, app_admin;
create policy own on products to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier')
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
create policy admin_all on products to app_admin using (true) with check (true);
grant select, update (used) on products to effects;
create policy effects_read on products for select to effects using (true);
create policy effects_change on products for update to effects using (true) with check (true);
create trigger audit after insert or update or delete on products for each row execute function fx.audit();

create table product_texts (
  product_id uuid not null,
  supplier_id uuid not null references suppliers,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  name text not null,
  description text not null,
  by_company boolean not null default false, -- written by an admin in review
  updated_at timestamptz not null default fx.now(),
  primary key (product_id, language),
  foreign key (product_id, supplier_id) references products (id, supplier_id) on delete cascade
);
create index product_texts_supplier on product_texts (supplier_id, product_id);

create table product_images (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  product_id uuid, -- null: uploaded, not yet part of a product
  position integer, -- null: only in a revision
  name text not null unique, -- random; the sizes are served as <name>-<width>.<format>
  widths integer[] not null,
  width integer not null,
  height integer not null,
  thumbhash text not null, -- base64
  created_at timestamptz not null default fx.now(),
  unique (product_id, position) deferrable initially deferred,
  foreign key (product_id, supplier_id) references products (id, supplier_id) on delete cascade,
  check (position is null or product_id is not null)
);
create index product_images_product on product_images (product_id);
create index product_images_supplier on product_images (supplier_id, product_id);

create table image_originals (
  image_id uuid primary key references product_images on delete cascade,
  supplier_id uuid not null references suppliers,
  name text not null unique,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes integer not null
);
create index image_originals_supplier on image_originals (supplier_id);

-- A change to a listed or paused product that waits for review, while the public sees the old version.
create table product_revisions (
  id uuid primary key,
  product_id uuid not null,
  supplier_id uuid not null references suppliers,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'sent_back', 'withdrawn')),
  -- the reviewed fields, texts and images as proposed; of the details those that change
  proposed jsonb not null check (fx.details_fit(coalesce(proposed -> 'details', '{}'))),
  reason text,
  created_by uuid references accounts,
  created_at timestamptz not null default fx.now(),
  decided_by uuid references accounts,
  decided_at timestamptz,
  foreign key (product_id, supplier_id) references products (id, supplier_id) on delete cascade,
  check (state <> 'sent_back' or reason is not null)
);
create unique index product_revisions_one_waits on product_revisions (product_id) where state = 'waiting';
create index product_revisions_waiting on product_revisions (created_at, id) where state = 'waiting';
create index product_revisions_waiting_of_supplier on product_revisions (supplier_id, created_at, id)
  where state = 'waiting';
create index product_revisions_product on product_revisions (product_id, created_at desc);
create index product_revisions_supplier on product_revisions (supplier_id, product_id);
create index product_revisions_created_by on product_revisions (created_by);
create index product_revisions_decided_by on product_revisions (decided_by);

do $$
declare kept regclass;
begin
  foreach kept in array array['product_texts', 'product_images', 'image_originals',
    'product_revisions']::regclass[] loop
    call fx.force_row_security(kept);
    execute format('grant select, insert on %s to app, app_admin', kept);
    execute format('create policy own on %s to app
      using (supplier_id = (select fx.company()) and (select fx.role()) = ''supplier'')
      with check (supplier_id = (select fx.company()) and (select fx.role()) = ''supplier'')', kept);
    execute format('create policy admin_all on %s to app_admin using (true) with check (true)', kept);
    execute format('grant select on %s to effects', kept);
    execute format('create policy effects_read on %s for select to effects using (true)', kept);
    execute format('create trigger audit after insert or update or delete on %s for each row
      execute function fx.audit()', kept);
  end loop;
end $$;
grant update (name, description, by_company, updated_at), delete on product_texts to app, app_admin;
grant update (product_id, position) on product_images to app, app_admin;
grant update (state, proposed, reason, decided_by, decided_at) on product_revisions to app, app_admin;

-- The worker looks for unused files: a day after each upload, and whenever an image is deleted.
grant select, delete on product_images to worker;
create policy worker_reads on product_images for select to worker using (true);
create policy worker_sweeps on product_images for delete to worker using (product_id is null);

-- What everybody reads ---------------------------------------------------------------------------------------

create table listings (
  product_id uuid primary key references products on delete cascade,
  supplier_id uuid not null references suppliers,
  category text not null,
  original_language text not null,
  languages text[] not null,
  price_cents bigint not null,
  price_confirmed_at timestamptz not null,
  tiers jsonb not null,
  minimum integer not null,
  stock integer not null,
  made_to_order boolean not null,
  lead_days integer,
  article_code text,
  country text not null,
  city text not null,
  origin text not null,
  unit text not null,
  pieces_per_unit integer not null,
  incoterm text, -- null: the company's default
  basis_place text,
  customs_code text,
  details jsonb not null,
  images jsonb not null, -- [{name, widths, width, height, thumbhash}], the first is the main one
  verified boolean not null,
  listed_at timestamptz not null,
  updated_at timestamptz not null,
  -- 0: the newest 10,000, 1: the newest 100,000, 2: the rest; a job moves rows
  tier smallint not null default 0 check (tier between 0 and 2),
  search tsvector not null,
  -- columns that ranking reads: small enough to stay in the row
  names tsvector not null generated always as (ts_filter(search, '{a,b}')) stored
) with (fillfactor = 90); -- leaves room to update stock and price in place
create index listings_newest on listings (listed_at desc, product_id desc);
create index listings_category on listings (category, listed_at desc, product_id desc);
create index listings_verified on listings (listed_at desc, product_id desc) where verified;
create index listings_category_verified on listings (category, listed_at desc, product_id desc) where verified;
create index listings_price on listings (price_cents, product_id);
create index listings_category_price on listings (category, price_cents, product_id);
create index listings_verified_price on listings (price_cents, product_id) where verified;
create index listings_category_verified_price on listings (category, price_cents, product_id) where verified;
create index listings_supplier on listings (supplier_id, listed_at desc, product_id desc);
create index listings_search_newest on listings using gin (search) with (fastupdate = off) where tier = 0;
create index listings_search_newer on listings using gin (search) with (fastupdate = off) where tier = 1;
create index listings_search_oldest on listings using gin (search) with (fastupdate = off) where tier = 2;
create index listings_tier on listings (tier, listed_at desc, product_id desc);

create table listing_texts (
  product_id uuid not null references listings on delete cascade,
  language text not null,
  name text not null,
  description text not null,
  primary key (product_id, language)
);

-- Public pictures and their products: a picture that is not here is not public.
create table listing_images (
  name text primary key,
  product_id uuid not null references listings on delete cascade
);
create index listing_images_product on listing_images (product_id);

-- Words of listings' names and cities, folded. What somebody types is compared with them: other forms of a
-- word have a base in common with it, and typing errors are corrected.
create table search_words (
  word text collate "C" primary key, -- collation C, so that the index finds prefixes
  languages text[] not null, -- of the texts in which it stands
  bases text[] not null -- fx.word_bases in these languages
);
create index search_words_like on search_words using gin (word gin_trgm_ops);
create index search_words_bases on search_words using gin (bases) with (fastupdate = off);

-- Groups of words with the same meaning in any language; admins edit them.
create table synonyms (
  id uuid primary key,
  words text[] not null check (cardinality(words) between 2 and 20),
  folded text[] not null
);
create index synonyms_folded on synonyms using gin (folded);

do $$
declare open_to_all regclass;
begin
  foreach open_to_all in array array['listings', 'listing_texts', 'listing_images', 'search_words',
    'synonyms']::regclass[] loop
    call fx.force_row_security(open_to_all);
    execute format('grant select on %s to app, app_admin', open_to_all);
    execute format('create policy everybody on %s for select to app, app_admin using (true)', open_to_all);
    execute format('grant select, insert, update, delete on %s to effects', open_to_all);
    execute format('create policy effects_all on %s to effects using (true) with check (true)', open_to_all);
  end loop;
end $$;
grant insert, update (words, folded), delete on synonyms to app_admin;
create policy admin_changes on synonyms to app_admin using (true) with check (true);
create trigger audit after insert or update or delete on synonyms for each row execute function fx.audit();
grant update (tier) on listings to worker;
grant select on listings to worker;
create policy worker_moves on listings to worker using (true);
