-- Trigger: stock follows an order's status, whoever changes it; cancelled before it was shipped it returns once, and
-- is taken again when it is no longer cancelled.
create or replace function fx.move_stock_with_status() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.status = 'cancelled' and not old.stock_returned and new.shipped_at is null then
    perform fx.return_stock(new.id);
    new.stock_returned := true;
  elsif old.status = 'cancelled' and old.stock_returned then
    perform fx.deduct_stock(array[new.id]);
    new.stock_returned := false;
  end if;
  return new;
end $$;
alter function fx.move_stock_with_status owner to effects;
create or replace trigger move_stock before update of status on orders for each row when (new.status <> old.status)
  execute function fx.move_stock_with_status();
