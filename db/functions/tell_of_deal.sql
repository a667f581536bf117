-- Notifies the other sides of an order of what the actor wrote in its thread; what the desk writes answers the question
-- that waits on its list. Only functions of the same owner may call it.
create or replace function fx.tell_of_deal(ordered uuid, sender text, body text, phrase text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.notify_order_sides(o.id, array_remove(array['customer', 'supplier', 'admin'], fx.role()), 'order.note',
      jsonb_strip_nulls(jsonb_build_object('orderId', o.id, 'number', o.number, 'text', left(tell_of_deal.body, 1000),
          'phrase', tell_of_deal.phrase))
        || case fx.role() when 'admin' then jsonb_build_object('name', 'Ticarum')
          else jsonb_build_object('name', sender, 'userId', fx.me()) end, true)
    from public.orders o where o.id = ordered;
  if fx.role() = 'admin' then
    update public.inbox_items i set state = 'answered', answered_at = coalesce(i.answered_at, fx.now()),
        assignee_id = coalesce(i.assignee_id, fx.me()), updated_by = fx.me(), updated_at = fx.now()
      from public.conversations c
      where c.kind = 'order' and c.subject_id = ordered and i.id = c.id and i.queue = 'open';
  end if;
end $$;
alter function fx.tell_of_deal owner to effects;
