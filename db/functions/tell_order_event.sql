-- Trigger: tells both sides of an order and their webhooks that something happened to it, and the desk where it has to
-- act. Of payments the supplier learns only that one was received.
create or replace function fx.tell_order_event() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare concerned uuid[] := array[new.customer_id];
begin
  perform fx.tell_event(new.customer_id, 'order', new.order_id);
  if new.for_supplier or new.kind = 'payment_received' then
    perform fx.tell_event(new.supplier_id, 'order', new.order_id);
    concerned := concerned || new.supplier_id;
  end if;
  perform fx.queue_webhooks(concerned,
    case when new.kind = 'placed' then 'order.placed'
      when new.kind in ('proof_sent', 'payment_received', 'payment_refused', 'payment_refunded') then 'order.payment'
      else 'order.changed' end,
    new.kind, new.order_id);
  if new.kind in ('cannot_supply', 'problem', 'inquiry', 'proof_sent') then
    perform fx.tell_event('00000000-0000-0000-0000-000000000000', 'order', new.order_id);
  end if;
  return null;
end $$;
alter function fx.tell_order_event owner to effects;
create or replace trigger tell after insert on order_events for each row execute function fx.tell_order_event();
