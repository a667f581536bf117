-- The largest stock of a product; `MAX_STOCK` of contract/src/values/products.ts. Table constraints call it.
create or replace function fx.most_stock() returns integer language sql immutable parallel safe return 1000000000;
grant execute on function fx.most_stock to effects;
