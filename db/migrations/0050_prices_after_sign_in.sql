-- Suppliers whose prices are shown only after sign-in (decision 75).

alter table suppliers add column prices_after_sign_in boolean not null default false;
grant update (prices_after_sign_in) on suppliers to app;

-- What everybody reads of a listing has no price then: no filter finds it, and no order of prices places it.
alter table listings
  alter column price_cents drop not null, -- null: in member_prices
  add constraint listings_hidden_tiers check (price_cents is not null or tiers = '[]');

-- The prices that listings leave out, kept by fx.refresh_listings.
create table member_prices (
  product_id uuid primary key references listings on delete cascade,
  supplier_id uuid not null references suppliers,
  price_cents bigint not null,
  tiers jsonb not null,
  sample_cents bigint -- null: no sample is offered
);
create index member_prices_supplier on member_prices (supplier_id);
call fx.force_row_security('member_prices');
grant select on member_prices to app, app_admin;
create policy signed_in on member_prices for select to app using ((select fx.has_account()));
create policy admin_reads on member_prices for select to app_admin using (true);
grant select, insert, update, delete on member_prices to effects;
create policy effects_all on member_prices to effects using (true) with check (true);
