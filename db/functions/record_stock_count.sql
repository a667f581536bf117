-- Sets the stock of the actor's own product (an admin: of any) and records who counted it.
create or replace function fx.record_stock_count(product uuid, counted integer) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  keeper uuid := (select p.supplier_id from public.products p where p.id = record_stock_count.product
    and (fx.role() = 'admin' or (fx.role() = 'supplier' and p.supplier_id = fx.company())));
  before integer;
begin
  if keeper is null then raise exception 'no such product' using errcode = 'P0002'; end if;
  insert into public.stock_balances (product_id, supplier_id, balance) values (product, keeper, 0)
    on conflict do nothing;
  select b.balance into before from public.stock_balances b where b.product_id = product for update;
  if before = counted then return; end if;
  insert into public.stock_movements (product_id, supplier_id, kind, quantity, made_by)
    values (product, keeper, 'counted', counted - before, fx.me());
  update public.stock_balances b set balance = counted where b.product_id = product;
  update public.listings l set stock = counted, updated_at = fx.now() where l.product_id = product;
end $$;
alter function fx.record_stock_count owner to effects;
grant execute on function fx.record_stock_count to app, app_admin;
