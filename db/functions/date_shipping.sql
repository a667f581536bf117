-- Trigger: dates an order's shipping when its goods first leave, and when they first arrive. Goods in transit have
-- left, also if nobody said so. Both dates stay whatever the status says later, and no role may write them. After the
-- first one stock no longer returns (fx.move_stock_with_status), so this trigger's name comes before that one's.
create or replace function fx.date_shipping() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.shipped_at := coalesce(new.shipped_at, fx.now());
  if new.shipping_status = 'delivered' then new.delivered_at := coalesce(new.delivered_at, fx.now()); end if;
  return new;
end $$;
create or replace trigger date_shipping before insert or update of shipping_status on orders for each row
  when (new.shipping_status in ('shipped', 'in_transit', 'delivered')) execute function fx.date_shipping();
