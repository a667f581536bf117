-- Returns the stock that an order took. A balance that is full takes what it has room for, so that a supplier's count
-- never prevents a cancellation; the movement says how much that was. Only fx.move_stock_with_status calls it.
create or replace function fx.return_stock(ordered uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from public.stock_balances b
    where b.product_id in (
      select l.product_id from public.order_lines l where l.order_id = ordered and not l.made_to_order)
    order by b.product_id for no key update;
  with returned as (
    select l.product_id, l.supplier_id, least(sum(l.quantity), fx.most_stock() - b.balance)::integer as quantity
      from public.order_lines l join public.stock_balances b on b.product_id = l.product_id
      where l.order_id = ordered and not l.made_to_order group by 1, 2, b.balance),
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
alter function fx.return_stock owner to effects;
