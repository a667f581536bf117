-- The company's terms of trade: its settings, ways to pay, and ports of destination.

-- One row. Nothing in it is secret.
create table company_settings (
  id boolean primary key default true check (id),
  publish_at_once boolean not null default false, -- products of verified suppliers need no review
  incoterm text not null default 'FOB' check (incoterm in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF')),
  basis_place text not null default 'Mersin',
  updated_at timestamptz not null default fx.now(),
  updated_by uuid references accounts,
  deposit_percent integer not null default 30 check (deposit_percent between 0 and 100),
  deposit_days integer not null default 3 check (deposit_days between 0 and 60), -- working days, once it is due
  -- who holds the deposit and what is refunded when: {deposit: {en, so, tr, ar}, refunds}; null: nothing is said
  money_terms jsonb check (jsonb_typeof(money_terms) = 'object'),
  -- usable volume of containers as forwarders count it, and the weight that roads and cranes allow
  container20_cm3 bigint not null default 28000000 check (container20_cm3 > 0),
  container20_grams bigint not null default 21500000 check (container20_grams > 0),
  container40_cm3 bigint not null default 58000000 check (container40_cm3 > 0),
  container40_grams bigint not null default 26500000 check (container40_grams > 0),
  -- who the company is, for papers and the contact page; empty: shown nowhere
  legal_name text not null default '' check (length(legal_name) <= 200),
  legal_address text not null default '' check (length(legal_address) <= 300),
  tax_number text not null default '' check (length(tax_number) <= 100),
  phone text not null default '' check (length(phone) <= 16),
  whatsapp text not null default '' check (length(whatsapp) <= 16)
);
create index company_settings_updated_by on company_settings (updated_by);
call fx.force_row_security('company_settings');
insert into company_settings default values;
grant select on company_settings to app, effects;
create policy everybody on company_settings for select to app, app_admin, effects using (true);
grant select,
  update (publish_at_once, incoterm, basis_place, updated_at, updated_by, deposit_percent, deposit_days, money_terms,
    container20_cm3, container20_grams, container40_cm3, container40_grams, legal_name, legal_address,
    tax_number, phone, whatsapp)
  on company_settings to app_admin;
create policy admin_changes on company_settings for update to app_admin using (true) with check (true);
create trigger audit after insert or update or delete on company_settings for each row execute function fx.audit();

-- One row: the company's settings that are not public.
create table company_private (
  id boolean primary key default true check (id),
  -- fee of an order's total, for suppliers without one of their own
  fee_hundredths integer not null default 0 check (fee_hundredths between 0 and 10000),
  inbox text not null default 'trade@ticarum.example' -- e-mail at which the company reads orders and inquiries
);
call fx.force_row_security('company_private');
insert into company_private default values;
grant select, update (fee_hundredths, inbox) on company_private to app_admin;
create policy admin_all on company_private to app_admin using (true) with check (true);
grant select on company_private to effects;
create policy effects_read on company_private for select to effects using (true);
create trigger audit after insert or update or delete on company_private for each row execute function fx.audit();

create table payment_ways (
  id uuid primary key,
  kind text not null check (kind in ('bank', 'hawala', 'wallet')),
  title text not null,
  details text[] not null check (cardinality(details) between 1 and 12), -- lines of text
  valid_from date, -- days in GMT+3; null: without a beginning, without an end
  valid_to date check (valid_to >= valid_from),
  position integer not null
);
call fx.force_row_security('payment_ways');
grant select on payment_ways to app, app_admin;
create policy customers_read on payment_ways for select to app using ((select fx.role()) = 'customer');
create policy admin_reads on payment_ways for select to app_admin using (true);
-- Changed only by fx.put_ways_in_effect: another admin has agreed, or a day has passed (decision 53).
grant select, insert, update (kind, title, details, valid_from, valid_to, position), delete on payment_ways to effects;
create policy effects_all on payment_ways to effects using (true) with check (true);
create trigger audit after insert or update or delete on payment_ways for each row execute function fx.audit();

-- Never deleted: orders name them.
create table ports (
  code text primary key check (code ~ '^[A-Z]{2}[A-Z2-9]{3}$'), -- UN/LOCODE
  name text not null,
  country text not null,
  cities text[] not null default '{}', -- cities that it serves, in any spelling
  active boolean not null default true,
  position integer not null
);
call fx.force_row_security('ports');
grant select on ports to app, app_admin;
create policy everybody on ports for select to app, app_admin using (true);
grant insert, update (name, country, cities, active, position) on ports to app_admin;
create policy admin_adds on ports for insert to app_admin with check (true);
create policy admin_changes on ports for update to app_admin using (true) with check (true);
create trigger audit after insert or update or delete on ports for each row execute function fx.audit();
insert into ports (code, name, country, cities, position) values
  ('SOMGQ', 'Mogadishu', 'Somalia',
    '{Mogadishu,Muqdisho,Xamar,Afgooye,Jowhar,Merca,Marka,Baidoa,Baydhabo,Beledweyne,Dhusamareb,Cadaado}', 0),
  ('SOBBO', 'Berbera', 'Somalia',
    '{Berbera,Hargeisa,Hargeysa,Burao,Burco,Borama,Boorama,Wajaale,Gabiley,Las Anod,Laascaanood}', 1),
  ('SOBSA', 'Bosaso', 'Somalia', '{Bosaso,Boosaaso,Garowe,Garoowe,Galkayo,Gaalkacyo,Qardho,Erigavo,Ceerigaabo}', 2),
  ('SOKMU', 'Kismayo', 'Somalia', '{Kismayo,Kismaayo,Jilib,Afmadow,Dhobley,Garbahaarreey}', 3);
