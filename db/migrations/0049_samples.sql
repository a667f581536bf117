-- Samples (decision 74): an order of one unit at the price that the product's details name for a sample.

alter table orders add sample boolean not null default false,
  add check (not sample or quantity = 1 and line_count = 1 and quote_id is null);
create index orders_samples on orders (customer_id, created_at) where sample;
grant select (sample), insert (sample) on orders to app;
