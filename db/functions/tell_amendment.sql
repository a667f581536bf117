-- Trigger: writes what somebody did with a proposal to amend an order into the order's timeline, which tells both sides
-- as a live event, and notifies who did not do it; the desk where a refund is due now. Of one that ends because the
-- order was shipped, completed or cancelled, that change tells.
create or replace function fx.tell_amendment() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  placed public.orders;
  sides text[];
begin
  if fx.role() is null then return null; end if;
  select * into placed from public.orders o where o.id = new.order_id;
  if new.state <> 'expired' then
    insert into public.order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_id, actor_name,
        details)
      select fx.new_id(), new.order_id, new.customer_id, new.supplier_id, 'amendment', fx.role(), p.id, p.full_name,
          jsonb_strip_nulls(jsonb_build_object('to', new.state, 'amountCents', new.total_cents,
            'readyOn', new.ready_on))
        from public.people p where p.id = fx.me();
  elsif fx.role() = 'system' then
    perform fx.tell_event(new.customer_id, 'order', new.order_id);
    perform fx.tell_event(new.supplier_id, 'order', new.order_id);
  else
    return null;
  end if;
  sides := case
    when new.state in ('proposed', 'withdrawn') then array['customer']
    when new.state = 'expired' then array['customer', 'supplier']
    when new.state = 'accepted' and placed.owed_cents < 0 then array['supplier', 'admin']
    else array['supplier'] end;
  perform fx.notify(array(
      select distinct person from unnest(sides) side
        cross join lateral fx.order_side_members(new.order_id, side) person
        where person is distinct from fx.me() order by person),
    'order.amendment',
    jsonb_build_object('orderId', placed.id, 'number', placed.number, 'decision', new.state,
      'customer', placed.customer_company, 'supplier', placed.supplier_name,
      'before', fx.format_dollars(new.total_before_cents), 'total', fx.format_dollars(new.total_cents),
      'day', new.answer_by), true);
  return null;
end $$;
alter function fx.tell_amendment owner to effects;
create or replace trigger tell after insert on order_amendments for each row execute function fx.tell_amendment();
create or replace trigger tell_state after update of state on order_amendments for each row
  when (old.state <> new.state) execute function fx.tell_amendment();
