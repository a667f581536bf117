-- Trigger: records that the number of orders in a status went up or down by one, and with which version of the order,
-- so that an amended one counts for the figures of sales with its new lines.
create or replace function fx.record_order_delta() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    insert into public.order_deltas (order_id, version, customer_id, supplier_id, status, change)
      values (old.id, old.version, old.customer_id, old.supplier_id, old.status, -1);
  end if;
  insert into public.order_deltas (order_id, version, customer_id, supplier_id, status, change)
    values (new.id, new.version, new.customer_id, new.supplier_id, new.status, 1);
  return null;
end $$;
alter function fx.record_order_delta owner to effects;
create or replace trigger count_new after insert on orders for each row execute function fx.record_order_delta();
create or replace trigger count_changed after update of status, version on orders for each row
  when (new.status <> old.status or new.version <> old.version) execute function fx.record_order_delta();
