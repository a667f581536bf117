-- Returns the stock that an order took for its version. Only fx.move_stock_with_status calls it.
create or replace function fx.return_stock(ordered uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.return_goods(ordered, array_agg(d.product_id), array_agg(d.quantity))
    from (select l.product_id, sum(l.quantity)::integer as quantity
      from public.orders o join public.order_lines l on l.order_id = o.id and l.version = o.version
      where o.id = ordered and not l.made_to_order group by 1) d
    having count(*) > 0;
end $$;
alter function fx.return_stock owner to effects;
