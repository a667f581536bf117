-- Returns so much of each product to its stock, for an order. A balance that is full takes what it has room for, so
-- that a supplier's count never prevents a cancellation; the movement says how much that was. Only functions of the
-- same owner may call it.
create or replace function fx.return_goods(ordered uuid, goods uuid[], quantities integer[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from public.stock_balances b where b.product_id = any (goods) order by b.product_id for no key update;
  with returned as (
    select g.product_id, b.supplier_id, least(g.quantity, fx.most_stock() - b.balance) as quantity
      from unnest(goods, quantities) g(product_id, quantity)
      join public.stock_balances b on b.product_id = g.product_id),
  balanced as (
    update public.stock_balances b set balance = b.balance + r.quantity from returned r
      where b.product_id = r.product_id
      returning b.product_id, b.balance),
  listed as (
    update public.listings l set stock = b.balance, updated_at = fx.now() from balanced b
      where l.product_id = b.product_id)
  insert into public.stock_movements (product_id, supplier_id, order_id, kind, quantity, made_by)
    select r.product_id, r.supplier_id, ordered, 'returned', r.quantity, fx.me() from returned r;
end $$;
alter function fx.return_goods owner to effects;
