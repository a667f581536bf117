-- The catalogue: what suppliers keep, what the company reviews, and what everybody may read of it.

create extension if not exists pg_trgm;

-- A text as the words that are searched, parted by spaces: else 'red/blue' would be one word, and the 1001 of 'KT-1001'
-- a negative number.
-- An apostrophe parts no word: many leave it out of the Somali ra'yi. `wordsOf` in contract/src/folding.ts does the
-- same.
create function fx.words(original text) returns text language sql immutable strict parallel safe
  return regexp_replace(translate(fx.fold(original), '''’‘ʼ`', ''), '[^[:alnum:]]+', ' ', 'g');
grant execute on function fx.words to effects;

-- Companies, as published --------------------------------------------------------------------------------

create sequence supplier_stripes as integer;
grant usage on sequence supplier_stripes to app;
alter table suppliers
  add column legal_name text,
  add column registry_number text,
  add column logo jsonb, -- as an entry of listings.images
  -- its place in the order of stripes: no two alike
  add column stripe integer not null unique default nextval('supplier_stripes'),
  -- false: suspended, or without a member who may act; then nothing of it is listed
  add column active boolean not null default true,
  add column listed_products integer not null default 0,
  add column verified_at timestamptz,
  add column verified_checks text[] not null default '{}';
grant update (legal_name, registry_number, logo) on suppliers to app;
grant update (name, city, country, description, business_email, legal_name, registry_number, logo, active, verified_at, verified_until, verified_checks) on suppliers to app_admin;
create policy admin_changes on suppliers for update to app_admin using (true) with check (true);
grant update (active, listed_products, verified_until, business_email) on suppliers to effects;
create policy effects_change on suppliers for update to effects using (true) with check (true);

create index suppliers_active on suppliers (created_at desc, id desc) where active;

alter table supplier_private
  add column prices_asked_at timestamptz,
  add column email_shown text not null default 'account' check (email_shown in ('account', 'other', 'hidden')),
  add column business_email text; -- public from the first listing on, unless hidden; until then nobody can harvest it
grant insert (business_email), update (email_shown, business_email) on supplier_private to app;
drop trigger audit on supplier_private;
create trigger audit after insert or update or delete on supplier_private for each row execute function fx.audit('tax_number', 'phone', 'address', 'business_email');
grant select, update (prices_asked_at) on supplier_private to effects;
create policy effects_all on supplier_private to effects using (true) with check (true);
create index suppliers_seals on suppliers (verified_until);
grant update (tax_number, phone, address) on supplier_private to app_admin;
create policy admin_changes on supplier_private for update to app_admin using (true) with check (true);

-- What was asked, checked and decided; the newest row is the supplier's state, none is 'new'.
create table verifications (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  state text not null check (state in ('submitted', 'in_review', 'verified', 'changes_requested', 'rejected', 'expired', 'suspended')),
  checks text[] not null default '{}',
  reason text,
  valid_until timestamptz,
  decided_by uuid references accounts, -- null: the supplier's own submission, or the clock
  created_at timestamptz not null default fx.now(),
  check (state not in ('changes_requested', 'rejected', 'suspended') or reason is not null),
  check ((state = 'verified') = (valid_until is not null))
);
create index verifications_newest on verifications (supplier_id, created_at desc, id desc);
create index verifications_waiting on verifications (state, created_at, id);
create index verifications_decided_by on verifications (decided_by);
call fx.guard('verifications');
grant select, insert (id, supplier_id, state) on verifications to app;
create policy own on verifications for select to app using (supplier_id = (select fx.company()));
create policy own_submits on verifications for insert to app with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier' and state = 'submitted');
grant select, insert on verifications to app_admin;
create policy admin_reads on verifications for select to app_admin using (true);
create policy admin_decides on verifications for insert to app_admin with check (decided_by = (select fx.me()));
grant select, insert on verifications to effects;
create policy effects_all on verifications to effects using (true) with check (true);
create trigger audit after insert or update or delete on verifications for each row execute function fx.audit();

-- The last one counts, whatever two clocks say; two who decide at once wait for each other here.
create function fx.order_verification() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is null then return new; end if;
  perform from public.suppliers s where s.id = new.supplier_id for update;
  new.created_at := greatest(new.created_at, (select max(v.created_at) from public.verifications v where v.supplier_id = new.supplier_id) + interval '1 millisecond');
  return new;
end $$;
create trigger in_order before insert on verifications for each row execute function fx.order_verification();

-- Which state follows which, whoever asks. What holds rows runs after the policies have been asked.
create function fx.hold_verification() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  before text := coalesce((select v.state from public.verifications v where v.supplier_id = new.supplier_id and v.id <> new.id order by v.created_at desc, v.id desc limit 1), 'new');
begin
  if fx.role() is null or (fx.role(), before, new.state) in (
    ('supplier', 'new', 'submitted'), ('supplier', 'changes_requested', 'submitted'), ('supplier', 'rejected', 'submitted'), ('supplier', 'expired', 'submitted'),
    ('admin', 'submitted', 'in_review'), ('admin', 'in_review', 'verified'), ('admin', 'in_review', 'changes_requested'), ('admin', 'in_review', 'rejected'),
    ('admin', 'verified', 'suspended'), ('admin', 'suspended', 'verified'), ('system', 'verified', 'expired')) then return null; end if;
  raise exception 'a % may not make % of %', fx.role(), new.state, before using errcode = 'check_violation';
end $$;
create trigger hold after insert on verifications for each row execute function fx.hold_verification();

-- One row: how the company runs its catalogue. Nothing in it is secret.
create table company_settings (
  id boolean primary key default true check (id),
  publish_at_once boolean not null default false, -- products of verified suppliers need no review
  incoterm text not null default 'FOB' check (incoterm in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF')),
  basis_place text not null default 'Mersin',
  updated_at timestamptz not null default fx.now(),
  updated_by uuid references accounts
);
create index company_settings_updated_by on company_settings (updated_by);
call fx.guard('company_settings');
insert into company_settings default values;
grant select on company_settings to app, app_admin, effects;
create policy everybody on company_settings for select to app, app_admin, effects using (true);
grant update (publish_at_once, incoterm, basis_place, updated_at, updated_by) on company_settings to app_admin;
create policy admin_changes on company_settings for update to app_admin using (true) with check (true);
create trigger audit after insert or update or delete on company_settings for each row execute function fx.audit();

-- Products, as their supplier keeps them ------------------------------------------------------------------

create table products (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  article_code text, -- the supplier's own; the key of the price list
  status text not null check (status in ('draft', 'in_review', 'listed', 'changes_requested', 'rejected', 'paused', 'archived')),
  reason text, -- why it was sent back or rejected
  original_language text not null check (original_language in ('en', 'so', 'tr', 'ar')),
  -- at once, also on a listed product
  price_cents bigint not null check (price_cents between 0 and 100000000000),
  price_confirmed_at timestamptz not null default fx.now(),
  -- [{from, priceCents}], from ascending, prices falling
  tiers jsonb not null default '[]' check (jsonb_typeof(tiers) = 'array'),
  minimum integer not null default 1 check (minimum between 1 and 1000),
  made_to_order boolean not null default false,
  lead_days integer check (lead_days between 0 and 365),
  -- reviewed
  category text check (category in ('food', 'textiles', 'electronics', 'construction', 'home', 'fashion', 'beauty', 'other', 'medical')),
  country text not null default '', -- two letters
  city text not null default '',
  origin text not null default '',
  unit text not null default 'piece' check (unit in ('piece', 'pair', 'set', 'dozen', 'carton', 'sack', 'roll', 'kg', 'litre', 'm', 'm2', 'm3')),
  pieces_per_unit integer not null default 1 check (pieces_per_unit between 1 and 100000),
  incoterm text check (incoterm in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF')), -- null: the company's default
  basis_place text,
  weight_grams bigint check (weight_grams > 0), -- of one unit, packed
  volume_cm3 bigint check (volume_cm3 > 0),
  customs_code text,
  -- [{name, value}]
  facts jsonb not null default '[]' check (jsonb_typeof(facts) = 'array' and jsonb_array_length(facts) <= 12),
  -- [{name, values}]
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array' and jsonb_array_length(options) <= 2),
  used boolean not null default false, -- ever ordered, quoted or wished: kept when deleted
  submitted_at timestamptz, -- since when it waits for review
  listed_at timestamptz,
  created_by uuid references accounts,
  created_at timestamptz not null default fx.now(),
  updated_at timestamptz not null default fx.now(),
  check ((incoterm is null) = (basis_place is null)),
  unique (id, supplier_id), -- so that texts and pictures of a product are its own supplier's
  check (status in ('draft', 'archived') or category is not null),
  check (status not in ('changes_requested', 'rejected') or reason is not null),
  check (status <> 'listed' or (price_cents > 0 and listed_at is not null)),
  check (status <> 'in_review' or submitted_at is not null)
);
create unique index products_article_code on products (supplier_id, article_code);
create index products_newest on products (supplier_id, created_at desc, id desc);
create index products_by_status on products (supplier_id, status, created_at desc, id desc);
create index products_by_category on products (supplier_id, category, created_at desc, id desc);
create index products_waiting on products (submitted_at, id) where status = 'in_review';
create index products_unconfirmed on products (price_confirmed_at) where status = 'listed';
create index products_created_by on products (created_by);
call fx.guard('products');
grant select, delete,
  insert (id, supplier_id, article_code, status, reason, original_language, price_cents, price_confirmed_at, tiers, minimum, made_to_order, lead_days, category, country, city, origin, unit,
    pieces_per_unit, incoterm, basis_place, weight_grams, volume_cm3, customs_code, facts, options, submitted_at, listed_at, created_by, created_at, updated_at),
  update (article_code, status, reason, original_language, price_cents, price_confirmed_at, tiers, minimum, made_to_order, lead_days, category, country, city, origin, unit,
    pieces_per_unit, incoterm, basis_place, weight_grams, volume_cm3, customs_code, facts, options, submitted_at, listed_at, updated_at) on products to app, app_admin;
create policy own on products to app using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier')
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier');
create policy admin_all on products to app_admin using (true) with check (true);
grant select on products to effects;
create policy effects_read on products for select to effects using (true);
create trigger audit after insert or update or delete on products for each row execute function fx.audit();

create table product_texts (
  product_id uuid not null,
  supplier_id uuid not null references suppliers,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  name text not null,
  description text not null,
  by_company boolean not null default false, -- written in review, not by the supplier
  updated_at timestamptz not null default fx.now(),
  primary key (product_id, language),
  foreign key (product_id, supplier_id) references products (id, supplier_id) on delete cascade
);
create index product_texts_supplier on product_texts (supplier_id, product_id);

create table product_images (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  product_id uuid, -- null: uploaded, not yet part of a product
  position integer, -- null: only part of a revision
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

-- What waits for an admin on a listed or paused product, while the public sees the old version.
create table product_revisions (
  id uuid primary key,
  product_id uuid not null,
  supplier_id uuid not null references suppliers,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'sent_back', 'withdrawn')),
  proposed jsonb not null, -- the reviewed fields, texts and images as they shall be
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
create index product_revisions_product on product_revisions (product_id, created_at desc);
create index product_revisions_supplier on product_revisions (supplier_id, product_id);
create index product_revisions_created_by on product_revisions (created_by);
create index product_revisions_decided_by on product_revisions (decided_by);

do $$
declare kept regclass;
begin
  foreach kept in array array['product_texts', 'product_images', 'image_originals', 'product_revisions']::regclass[] loop
    call fx.guard(kept);
    execute format('grant select, insert on %s to app, app_admin', kept);
    execute format('create policy own on %s to app using (supplier_id = (select fx.company()) and (select fx.role()) = ''supplier'') with check (supplier_id = (select fx.company()) and (select fx.role()) = ''supplier'')', kept);
    execute format('create policy admin_all on %s to app_admin using (true) with check (true)', kept);
    execute format('grant select on %s to effects', kept);
    execute format('create policy effects_read on %s for select to effects using (true)', kept);
    execute format('create trigger audit after insert or update or delete on %s for each row execute function fx.audit()', kept);
  end loop;
end $$;
grant update (name, description, by_company, updated_at), delete on product_texts to app, app_admin;
grant update (product_id, position) on product_images to app, app_admin;
grant update (state, proposed, reason, decided_by, decided_at) on product_revisions to app, app_admin;

-- The worker looks for files that nothing uses: a day after each upload, and whenever an image is deleted.
create index suppliers_logo on suppliers ((logo ->> 'name'));
grant select (id, logo) on suppliers to worker;
create policy worker_reads on suppliers for select to worker using (true);
grant select, delete on product_images to worker;
create policy worker_reads on product_images for select to worker using (true);
create policy worker_sweeps on product_images for delete to worker using (product_id is null);
create function fx.image_deleted() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.enqueue('sweep-image', jsonb_build_object('name', old.name, 'widths', old.widths), 'image:' || old.name);
  return null;
end $$;
alter function fx.image_deleted owner to effects;
create trigger files_go after delete on product_images for each row execute function fx.image_deleted();

-- Stock: a guarded balance, and why it is what it is.
create table stock_balances (
  product_id uuid primary key references products on delete cascade,
  supplier_id uuid not null references suppliers,
  balance integer not null check (balance between 0 and 1000000000)
);
create index stock_balances_supplier on stock_balances (supplier_id);
create table stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null references products on delete cascade,
  supplier_id uuid not null references suppliers,
  kind text not null check (kind in ('counted', 'ordered', 'returned')),
  quantity integer not null,
  made_by uuid references accounts,
  created_at timestamptz not null default fx.now()
);
create index stock_movements_product on stock_movements (product_id, id desc);
create index stock_movements_supplier on stock_movements (supplier_id);
create index stock_movements_made_by on stock_movements (made_by);
do $$
declare kept regclass;
begin
  foreach kept in array array['stock_balances', 'stock_movements']::regclass[] loop
    call fx.guard(kept);
    execute format('grant select on %s to app, app_admin', kept);
    execute format('create policy own on %s for select to app using (supplier_id = (select fx.company()) and (select fx.role()) = ''supplier'')', kept);
    execute format('create policy admin_reads on %s for select to app_admin using (true)', kept);
    execute format('grant select, insert on %s to effects', kept);
    execute format('create policy effects_all on %s to effects using (true) with check (true)', kept);
  end loop;
end $$;
grant update (balance) on stock_balances to effects;

-- What row security can't say: which status follows which, and that a listed product's reviewed fields wait ------

create function fx.hold_product() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  at_once text[] := '{status,reason,price_cents,price_confirmed_at,tiers,minimum,made_to_order,lead_days,used,submitted_at,listed_at,updated_at}';
  before text := case when tg_op = 'UPDATE' then old.status end;
  at_once_listed boolean;
begin
  if fx.role() is null or fx.role() not in ('supplier', 'admin') then return null; end if;
  if fx.role() = 'supplier' and before in ('listed', 'paused') and to_jsonb(new) - at_once <> to_jsonb(old) - at_once then raise exception 'waits for review' using errcode = 'check_violation'; end if;
  if before is not distinct from new.status and tg_op = 'UPDATE' then return null; end if;
  at_once_listed := new.status = 'listed' and exists (select from public.company_settings s where s.publish_at_once)
    and exists (select from public.suppliers s where s.id = new.supplier_id and s.active and s.verified_until > fx.now());
  if coalesce(
    case fx.role()
      when 'supplier' then
        case new.status
          when 'draft' then before is null
          when 'in_review' then before is null or before in ('draft', 'changes_requested', 'rejected')
          when 'listed' then before = 'paused' or ((before is null or before in ('draft', 'changes_requested', 'rejected')) and at_once_listed)
          when 'paused' then before = 'listed'
          when 'archived' then before is not null
        end
      else
        case new.status
          when 'draft' then before is null
          when 'in_review' then before is null
          when 'listed' then before = 'in_review' or (coalesce(before, 'draft') = 'draft' and at_once_listed)
          when 'changes_requested' then before = 'in_review'
          when 'rejected' then before = 'in_review'
          when 'archived' then before is not null
        end
    end, false) then return null; end if;
  raise exception 'a % may not make % of %', fx.role(), new.status, coalesce(before, 'nothing') using errcode = 'check_violation';
end $$;
create trigger hold after insert or update on products for each row execute function fx.hold_product();

create function fx.hold_product_part() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare touched uuid[] := case tg_op when 'INSERT' then array[new.product_id] when 'DELETE' then array[old.product_id] else array[old.product_id, new.product_id] end;
begin
  if fx.role() = 'supplier' and exists (select from public.products p where p.id = any (touched) and p.status in ('listed', 'paused')) then
    raise exception 'waits for review' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger hold after insert or update or delete on product_texts for each row execute function fx.hold_product_part();
-- A picture may join a listed product without a position: only a revision shows it.
create trigger hold after update of product_id, position on product_images for each row
  when ((new.position is not null or old.position is not null) and (new.product_id, new.position) is distinct from (old.product_id, old.position)) execute function fx.hold_product_part();
create trigger hold_new after insert on product_images for each row when (new.position is not null) execute function fx.hold_product_part();

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
  weight_grams bigint,
  volume_cm3 bigint,
  customs_code text,
  facts jsonb not null,
  options jsonb not null,
  images jsonb not null, -- [{name, widths, width, height, thumbhash}], the first is the main one
  verified boolean not null,
  listed_at timestamptz not null,
  updated_at timestamptz not null,
  -- the newest 10,000, the newest 100,000, the rest; a job moves rows
  tier smallint not null default 0 check (tier between 0 and 2),
  search tsvector not null,
  -- what ranking reads: small enough to stay in the row
  names tsvector not null generated always as (ts_filter(search, '{a,b}')) stored
) with (fillfactor = 90); -- stock and price change in place
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

-- Which picture is whose: a picture that is not here is not public.
create table listing_images (
  name text primary key,
  product_id uuid not null references listings on delete cascade
);
create index listing_images_product on listing_images (product_id);

-- Words of listings, folded: what a mistyped word may have meant.
create table search_words (word text collate "C" primary key); -- C: so that the index finds by the first letters
create index search_words_like on search_words using gin (word gin_trgm_ops);
-- The words most like a mistyped one. Two letters that changed places leave little alike: hence a threshold below the
-- usual 0.3.
create function fx.words_like(mistyped text) returns setof text language sql stable strict set search_path = pg_catalog, public, pg_temp set pg_trgm.similarity_threshold = 0.2
  as $$ select word from search_words where word operator(public.%) mistyped order by public.similarity(word, mistyped) desc, word limit 20 $$;
grant execute on function fx.words_like to app;

-- Groups of words that mean the same, in whatever language; admins edit them.
create table synonyms (
  id uuid primary key,
  words text[] not null check (cardinality(words) between 2 and 20),
  folded text[] not null
);
create index synonyms_folded on synonyms using gin (folded);

do $$
declare open_to_all regclass;
begin
  foreach open_to_all in array array['listings', 'listing_texts', 'listing_images', 'search_words', 'synonyms']::regclass[] loop
    call fx.guard(open_to_all);
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

-- The supplier's page names how many there are; counted here, so that nobody has to count. The first one makes the
-- business address public.
create function fx.count_listings() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.suppliers s set listed_products = s.listed_products + c.more,
      business_email = case when tg_op = 'INSERT' and p.email_shown <> 'hidden' then coalesce(s.business_email, p.business_email) else s.business_email end
    from (select l.supplier_id, count(*) * (case tg_op when 'INSERT' then 1 else -1 end) as more from changed l group by l.supplier_id) c
    left join public.supplier_private p on p.supplier_id = c.supplier_id
    where s.id = c.supplier_id;
  return null;
end $$;
alter function fx.count_listings owner to effects;
create trigger count_more after insert on listings referencing new table as changed for each statement execute function fx.count_listings();
create trigger count_fewer after delete on listings referencing old table as changed for each statement execute function fx.count_listings();

-- Makes the listings of these products what their products say now: there, changed, or gone. For the functions below
-- alone.
create function fx.relist(ids uuid[]) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.listings l where l.product_id = any (ids)
    and not exists (select from public.products p join public.suppliers s on s.id = p.supplier_id where p.id = l.product_id and p.status = 'listed' and s.active);

  insert into public.listings as l (product_id, supplier_id, category, original_language, languages, price_cents, price_confirmed_at, tiers, minimum, stock, made_to_order,
      lead_days, article_code, country, city, origin, unit, pieces_per_unit, incoterm, basis_place, weight_grams, volume_cm3, customs_code, facts, options, images, verified,
      listed_at, updated_at, search)
    select p.id, p.supplier_id, p.category, p.original_language, texts.languages, p.price_cents, p.price_confirmed_at, p.tiers, p.minimum, coalesce(b.balance, 0), p.made_to_order,
      p.lead_days, p.article_code, p.country, p.city, p.origin, p.unit, p.pieces_per_unit, p.incoterm, p.basis_place, p.weight_grams, p.volume_cm3, p.customs_code, p.facts, p.options,
      images.shown, coalesce(s.verified_until > fx.now(), false), p.listed_at, fx.now(),
      setweight(to_tsvector('simple', fx.words(texts.names)), 'A') || setweight(to_tsvector('simple', fx.words(concat_ws(' ', s.name, p.article_code))), 'B')
        || strip(to_tsvector('simple', fx.words(texts.descriptions))) || array_to_tsvector(array['c:' || p.category, 's:' || p.supplier_id])
      from public.products p
      join public.suppliers s on s.id = p.supplier_id
      left join public.stock_balances b on b.product_id = p.id
      cross join lateral (select coalesce(array_agg(t.language order by t.language), '{}') as languages, coalesce(string_agg(t.name, ' '), '') as names,
        coalesce(string_agg(t.description, ' '), '') as descriptions from public.product_texts t where t.product_id = p.id) texts
      cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'widths', i.widths, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash) order by i.position), '[]') as shown
        from public.product_images i where i.product_id = p.id and i.position is not null) images
      where p.id = any (ids) and p.status = 'listed' and s.active
    on conflict (product_id) do update set category = excluded.category, original_language = excluded.original_language, languages = excluded.languages, price_cents = excluded.price_cents,
      price_confirmed_at = excluded.price_confirmed_at, tiers = excluded.tiers, minimum = excluded.minimum, stock = excluded.stock, made_to_order = excluded.made_to_order,
      lead_days = excluded.lead_days, article_code = excluded.article_code, country = excluded.country, city = excluded.city, origin = excluded.origin, unit = excluded.unit,
      pieces_per_unit = excluded.pieces_per_unit, incoterm = excluded.incoterm, basis_place = excluded.basis_place, weight_grams = excluded.weight_grams, volume_cm3 = excluded.volume_cm3,
      customs_code = excluded.customs_code, facts = excluded.facts, options = excluded.options, images = excluded.images, verified = excluded.verified, listed_at = excluded.listed_at,
      updated_at = excluded.updated_at, search = excluded.search;

  delete from public.listing_texts t where t.product_id = any (ids)
    and not exists (select from public.product_texts p where p.product_id = t.product_id and p.language = t.language);
  insert into public.listing_texts (product_id, language, name, description)
    select t.product_id, t.language, t.name, t.description from public.product_texts t join public.listings l on l.product_id = t.product_id where l.product_id = any (ids)
    on conflict (product_id, language) do update set name = excluded.name, description = excluded.description
      where (listing_texts.name, listing_texts.description) <> (excluded.name, excluded.description);

  delete from public.listing_images i where i.product_id = any (ids)
    and not exists (select from public.product_images p where p.name = i.name and p.product_id = i.product_id and p.position is not null);
  insert into public.listing_images (name, product_id)
    select i.name, i.product_id from public.product_images i join public.listings l on l.product_id = i.product_id where l.product_id = any (ids) and i.position is not null
    on conflict (name) do nothing;

  -- In one order, so that two transactions with the same words wait instead of locking each other.
  insert into public.search_words (word)
    select distinct w.word from public.listing_texts t cross join lateral unnest(tsvector_to_array(to_tsvector('simple', fx.words(t.name)))) w(word)
      where t.product_id = any (ids) and length(w.word) between 3 and 40 order by 1
    on conflict do nothing;
end $$;
alter function fx.relist owner to effects;

-- To be called by whoever changed products, in the same transaction.
create function fx.publish(ids uuid[]) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is null or fx.role() not in ('admin', 'system') then
    if exists (select from public.products p where p.id = any (ids) and p.supplier_id is distinct from fx.company()) or fx.role() is distinct from 'supplier' then
      raise exception 'not the actor''s products' using errcode = '42501';
    end if;
  end if;
  perform fx.relist(ids);
end $$;
alter function fx.publish owner to effects;

-- Counted anew by the supplier or an admin: what the balance is from now on.
create function fx.count_stock(product uuid, counted integer) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  keeper uuid := (select p.supplier_id from public.products p where p.id = count_stock.product and (fx.role() = 'admin' or (fx.role() = 'supplier' and p.supplier_id = fx.company())));
  before integer;
begin
  if keeper is null then raise exception 'no such product' using errcode = 'P0002'; end if;
  insert into public.stock_balances (product_id, supplier_id, balance) values (product, keeper, 0) on conflict do nothing;
  select b.balance into before from public.stock_balances b where b.product_id = product for update;
  if before = counted then return; end if;
  insert into public.stock_movements (product_id, supplier_id, kind, quantity, made_by) values (product, keeper, 'counted', counted - before, fx.me());
  update public.stock_balances b set balance = counted where b.product_id = product;
  update public.listings l set stock = counted, updated_at = fx.now() where l.product_id = product;
end $$;
alter function fx.count_stock owner to effects;
grant execute on function fx.publish, fx.count_stock to app, app_admin;

-- A supplier is active while it isn't suspended and somebody may act for it; else nothing of it is listed.
create function fx.refresh_supplier(supplier uuid) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  may_act boolean := coalesce((select v.state from public.verifications v where v.supplier_id = supplier order by v.created_at desc, v.id desc limit 1), 'new') <> 'suspended'
    and exists (select from public.people p join public.accounts a on a.id = p.id join public.user_roles r on r.user_id = p.id
      where p.company_id = supplier and r.role = 'supplier' and a.suspended_at is null and a.anonymised_at is null);
begin
  update public.suppliers s set active = may_act where s.id = supplier and s.active <> may_act;
  if found then perform fx.relist(array(select p.id from public.products p where p.supplier_id = supplier and p.status = 'listed')); end if;
end $$;
alter function fx.refresh_supplier owner to effects;

create function fx.member_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  person uuid := case tg_table_name when 'user_roles' then (to_jsonb(coalesce(new, old)) ->> 'user_id') else (to_jsonb(coalesce(new, old)) ->> 'id') end::uuid;
begin
  perform fx.refresh_supplier(s.id) from public.suppliers s
    where s.id in (select p.company_id from public.people p where p.id = person)
      or s.id = case when tg_table_name = 'people' and tg_op <> 'INSERT' then (to_jsonb(old) ->> 'company_id')::uuid end;
  return null;
end $$;
alter function fx.member_changed owner to effects;
create trigger member_changed after update of company_id or delete on people for each row execute function fx.member_changed();
create trigger member_changed after update of suspended_at, anonymised_at on accounts for each row execute function fx.member_changed();
create trigger member_changed after insert or update or delete on user_roles for each row execute function fx.member_changed();

-- After a decision about a supplier (verified, suspended, expired) its listings say so, in the same transaction.
create function fx.verification_decided() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.refresh_supplier(new.supplier_id);
  return null;
end $$;
alter function fx.verification_decided owner to effects;
create trigger decided after insert on verifications for each row execute function fx.verification_decided();

create function fx.mark_listings_verified() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.listings l set verified = coalesce(new.verified_until > fx.now(), false)
    where l.supplier_id = new.id and l.verified <> coalesce(new.verified_until > fx.now(), false);
  return null;
end $$;
alter function fx.mark_listings_verified owner to effects;
create trigger mark_verified after update of verified_until on suppliers for each row execute function fx.mark_listings_verified();

-- By the clock ------------------------------------------------------------------------------------------------

-- Ends verifications whose time is over, as many as there are ids for the new rows, and says whom to tell.
create function fx.expire_verifications(ids uuid[]) returns table (supplier_id uuid, person_id uuid)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare ended uuid[];
begin
  select array_agg(s.id) into ended from (select s.id from public.suppliers s where s.verified_until <= fx.now() order by s.verified_until limit cardinality(ids) for update skip locked) s;
  insert into public.verifications (id, supplier_id, state) select ids[n], e.id, 'expired' from unnest(ended) with ordinality e(id, n);
  update public.suppliers s set verified_until = null where s.id = any (ended);
  return query select e.id, m from unnest(ended) e(id) left join lateral fx.members_of(e.id) m on true;
end $$;

-- Suppliers with listed prices that nobody confirmed since then, each once in that time; says whom to ask.
create function fx.ask_for_prices(since timestamptz, most integer) returns table (supplier_id uuid, person_id uuid)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare asked uuid[];
begin
  select array_agg(p.supplier_id) into asked from (
    select p.supplier_id from public.supplier_private p
      where (p.prices_asked_at is null or p.prices_asked_at <= since)
        and exists (select from public.products r where r.supplier_id = p.supplier_id and r.status = 'listed' and r.price_confirmed_at <= since)
      order by p.supplier_id limit most for update skip locked) p;
  update public.supplier_private p set prices_asked_at = fx.now() where p.supplier_id = any (asked);
  return query select e.id, m from unnest(asked) e(id) left join lateral fx.members_of(e.id) m on true;
end $$;

-- Those who may act for a supplier; for the functions above alone.
create function fx.members_of(supplier uuid) returns setof uuid language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select p.id from public.people p join public.accounts a on a.id = p.id join public.user_roles r on r.user_id = p.id
      where p.company_id = supplier and r.role = 'supplier' and a.suspended_at is null and a.anonymised_at is null order by p.id;
  end;
alter function fx.expire_verifications owner to effects;
alter function fx.ask_for_prices owner to effects;
alter function fx.members_of owner to effects;
grant execute on function fx.expire_verifications, fx.ask_for_prices, fx.notify to worker;
