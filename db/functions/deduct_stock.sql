-- Deducts the quantities of orders from the stock, or raises OUT_OF_STOCK with the first product that lacks stock.
-- Products are locked in one order, so that two buyers of the same goods wait for each other instead of deadlocking.
-- Only functions of the same owner may call it.
create or replace function fx.deduct_stock(ids uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted uuid[] := array(
    select distinct l.product_id from public.orders o
      join public.order_lines l on l.order_id = o.id and l.version = o.version
      where o.id = any (ids) and not l.made_to_order);
  missing uuid;
begin
  if cardinality(wanted) = 0 then return; end if;
  if cardinality(wanted) > 1 then
    perform from public.stock_balances b where b.product_id = any (wanted) order by b.product_id for no key update;
  end if;
  with lines as (
    select l.order_id, l.product_id, l.supplier_id, l.quantity from public.orders o
      join public.order_lines l on l.order_id = o.id and l.version = o.version
      where o.id = any (ids) and not l.made_to_order),
  taken as (
    update public.stock_balances b set balance = b.balance - w.quantity
      from (select l.product_id, sum(l.quantity)::integer as quantity from lines l group by l.product_id) w
      where b.product_id = w.product_id and b.balance >= w.quantity
      returning b.product_id, b.balance),
  listed as (
    update public.listings l set stock = t.balance, updated_at = fx.now() from taken t
      where l.product_id = t.product_id),
  moved as (
    insert into public.stock_movements (product_id, supplier_id, order_id, kind, quantity, made_by)
      select l.product_id, l.supplier_id, l.order_id, 'ordered', -l.quantity, fx.me() from lines l)
  select w into missing from unnest(wanted) w
    where not exists (select from taken t where t.product_id = w) order by w limit 1;
  if missing is not null then
    raise exception 'OUT_OF_STOCK' using errcode = 'TC001', detail = jsonb_build_object('productId', missing,
      'left', coalesce((select b.balance from public.stock_balances b where b.product_id = missing), 0))::text;
  end if;
end $$;
alter function fx.deduct_stock owner to effects;
