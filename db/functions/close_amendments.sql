-- Trigger: an order that is shipped, completed or cancelled is not amended any more.
create or replace function fx.close_amendments() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.order_amendments a set state = 'expired', ended_at = fx.now()
    where a.order_id = new.id and a.state = 'proposed';
  return null;
end $$;
alter function fx.close_amendments owner to effects;
create or replace trigger close_amendments after update of status, shipping_status on orders for each row
  when (old.status in ('pending', 'processing') and old.shipped_at is null
    and (new.status in ('completed', 'cancelled') or new.shipped_at is not null))
  execute function fx.close_amendments();
