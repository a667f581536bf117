-- Texts of the public pages that admins write, and figures about the catalogue that these pages show.

-- The current text of each section in each language.
create table content_sections (
  section_key text not null check (section_key in ('hero', 'about', 'contact')),
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  content jsonb not null check (jsonb_typeof(content) = 'object'), -- field: text
  version integer not null default 1,
  updated_at timestamptz not null default fx.now(),
  updated_by uuid references accounts, -- null: the original text of the site
  primary key (section_key, language)
);
create index content_sections_updated_by on content_sections (updated_by);
call fx.force_row_security('content_sections');
-- Only admins see who wrote it.
grant select (section_key, language, content) on content_sections to app;
grant select, update (content, version, updated_at, updated_by) on content_sections to app_admin;
create policy everybody on content_sections for select to app, app_admin using (true);
create policy admin_writes on content_sections for update to app_admin using (true) with check (true);

-- Every version of a section's text, including the current one. Restoring a version makes it the newest.
create table content_versions (
  id uuid primary key,
  section_key text not null check (section_key in ('hero', 'about', 'contact')),
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  version integer not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  restored_version integer, -- null: written, not restored
  created_at timestamptz not null default fx.now(),
  created_by uuid references accounts,
  unique (section_key, language, version),
  foreign key (section_key, language) references content_sections
);
create index content_versions_newest on content_versions (section_key, language, created_at desc, id desc);
create index content_versions_created_by on content_versions (created_by);
call fx.force_row_security('content_versions');
grant select, insert on content_versions to app_admin;
create policy admin_reads on content_versions for select to app_admin using (true);
create policy admin_adds on content_versions for insert to app_admin with check (true);
create trigger audit after insert or update or delete on content_versions for each row execute function fx.audit();

insert into content_sections (section_key, language, content) values
  ('hero', 'en', '{
    "title": "Wholesale from Turkey to Somalia",
    "subtitle": "From the factory to your port, on one record",
    "description": "Turkish manufacturers and wholesalers list products for export to Somalia. Somali retailers and '
      'distributors browse, request quotes and order them."}'),
  ('hero', 'so', '{
    "title": "Jumlo Turkiga ilaa Soomaaliya",
    "subtitle": "Laga bilaabo warshadda ilaa dekeddaada, hal diiwaan",
    "description": "Warshadaha iyo jumlaleyaasha Turkiga waxay halkan ku soo bandhigaan badeecooyin loo dhoofiyo '
      'Soomaaliya. Tafaariiqleyda iyo qaybiyeyaasha Soomaaliyeed way eegaan, qiimo-sheeg bay codsadaan, wayna '
      'dalbadaan."}'),
  ('hero', 'tr', '{
    "title": "Türkiye''den Somali''ye toptan",
    "subtitle": "Fabrikadan limanınıza, tek kayıtta",
    "description": "Türk üreticiler ve toptancılar ürünlerini Somali''ye ihracat için listeler. Somalili '
      'perakendeciler ve dağıtıcılar ürünlere göz atar, fiyat teklifi ister ve sipariş verir."}'),
  ('hero', 'ar', '{
    "title": "تجارة الجملة من تركيا إلى الصومال",
    "subtitle": "من المصنع إلى مينائكم، في سجلّ واحد",
    "description": "يعرض المصنّعون وتجار الجملة الأتراك منتجاتهم للتصدير إلى الصومال، ويتصفحها تجار التجزئة '
      'والموزّعون الصوماليون ويطلبون عروض الأسعار ويشترونها."}'),
  ('about', 'en', '{
    "title": "A trading company between two coasts",
    "description": "We are a trading company based in Kayseri, Turkey, founded in 2025.\n\nWe verify suppliers and '
      'products, list approved items and coordinate shipping and delivery with tracking."}'),
  ('about', 'so', '{
    "title": "Shirkad ganacsi oo u dhexaysa laba xeebood",
    "description": "Waxaan nahay shirkad ganacsi oo fadhigeedu yahay Kayseri, Turkiga, la aasaasay 2025.\n\nWaxaan '
      'xaqiijinnaa alaab-qeybiyeyaasha iyo badeecooyinka, waxaan soo bandhignaa kuwa la oggolaaday, waxaanan isku '
      'dubbaridnaa shixnadda iyo gaarsiinta iyadoo la la socdo."}'),
  ('about', 'tr', '{
    "title": "İki kıyı arasında bir ticaret şirketi",
    "description": "Kayseri, Türkiye merkezli, 2025''te kurulmuş bir ticaret şirketiyiz.\n\nTedarikçileri ve ürünleri '
      'doğrular, onaylananları listeler, sevkiyatı ve teslimatı takipli olarak koordine ederiz."}'),
  ('about', 'ar', '{
    "title": "شركة تجارية بين ساحلين",
    "description": "نحن شركة تجارية مقرها قيصري في تركيا، تأسست عام 2025.\n\nنتحقق من المورّدين والمنتجات، ونعرض ما '
      'تمت الموافقة عليه، وننسّق الشحن والتسليم مع التتبع."}'),
  ('contact', 'en', '{"email": "trade@ticarum.example", "phone": "", "address": "Melikgazi, Kayseri, Turkey"}'),
  ('contact', 'so', '{"email": "trade@ticarum.example", "phone": "", "address": "Melikgazi, Kayseri, Turkiga"}'),
  ('contact', 'tr', '{"email": "trade@ticarum.example", "phone": "", "address": "Melikgazi, Kayseri, Türkiye"}'),
  ('contact', 'ar', '{"email": "trade@ticarum.example", "phone": "", "address": "مليك غازي، قيصري، تركيا"}');
insert into content_versions (id, section_key, language, version, content)
  select gen_random_uuid(), section_key, language, 1, content from content_sections;

-- The size of the market. One row; the worker counts, so that no page has to.
create table site_figures (
  id boolean primary key default true check (id),
  products integer not null default 0, -- listed products
  suppliers integer not null default 0, -- suppliers with listed products
  verified integer not null default 0, -- of these, those with a seal
  counted_at timestamptz not null default fx.now()
);
call fx.force_row_security('site_figures');
insert into site_figures default values;
grant select on site_figures to app, app_admin;
create policy everybody on site_figures for select to app, app_admin using (true);
grant select, update (products, suppliers, verified, counted_at) on site_figures to worker;
create policy worker_counts on site_figures to worker using (true) with check (true);

-- Where each part of the site map begins: a part reaches to the next one's beginning. The worker moves these marks;
-- URLs are read when a part is requested.
create table sitemap_parts (
  kind text not null check (kind in ('products', 'suppliers')),
  number integer not null check (number >= 1),
  from_id uuid not null,
  primary key (kind, number)
);
call fx.force_row_security('sitemap_parts');
insert into sitemap_parts (kind, number, from_id) select kind, 1, '00000000-0000-0000-0000-000000000000'
  from unnest(array['products', 'suppliers']) kind;
grant select on sitemap_parts to app, app_admin;
create policy everybody on sitemap_parts for select to app, app_admin using (true);
grant select, insert, update (from_id), delete on sitemap_parts to worker;
create policy worker_marks on sitemap_parts to worker using (true) with check (true);
