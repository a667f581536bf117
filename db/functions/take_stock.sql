-- Takes what orders want, or says of which there is not enough; in the order of products, so that two who want the
-- same wait instead of locking each other. Only functions of the same owner may call it.
create or replace function fx.take_stock(ids uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted record;
  remaining integer;
begin
  for wanted in select l.product_id, sum(l.quantity)::integer as quantity from public.order_lines l
    where l.order_id = any (ids) and not l.made_to_order group by 1 order by 1 loop
    update public.stock_balances b set balance = b.balance - wanted.quantity where b.product_id = wanted.product_id
      and b.balance >= wanted.quantity returning b.balance into remaining;
    if not found then
      raise exception 'OUT_OF_STOCK' using errcode = 'TC001',
        detail = jsonb_build_object('productId', wanted.product_id,
        'left', coalesce((select b.balance from public.stock_balances b where b.product_id = wanted.product_id),
          0))::text;
    end if;
    update public.listings l set stock = remaining, updated_at = fx.now() where l.product_id = wanted.product_id;
  end loop;
  insert into public.stock_movements (product_id, supplier_id, order_id, kind, quantity, made_by)
    select l.product_id, l.supplier_id, l.order_id, 'ordered', -l.quantity, fx.me() from public.order_lines l
      where l.order_id = any (ids) and not l.made_to_order;
end $$;
alter function fx.take_stock owner to effects;
