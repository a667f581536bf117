-- Gives back what an order took. Only fx.stock_follows calls it.
create or replace function fx.return_stock(ordered uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  taken record;
  remaining integer;
begin
  for taken in select l.product_id, l.supplier_id, sum(l.quantity)::integer as quantity from public.order_lines l
      where l.order_id = ordered and not l.made_to_order group by 1, 2 order by 1 loop
    update public.stock_balances b set balance = b.balance + taken.quantity where b.product_id = taken.product_id
      returning b.balance into remaining;
    update public.listings l set stock = remaining, updated_at = fx.now() where l.product_id = taken.product_id;
    insert into public.stock_movements (product_id, supplier_id, order_id, kind, quantity, made_by)
      values (taken.product_id, taken.supplier_id, ordered, 'returned', taken.quantity, fx.me());
  end loop;
end $$;
alter function fx.return_stock owner to effects;
