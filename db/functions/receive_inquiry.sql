-- Puts a customer's question about their order into the order's conversation and on the desk's list, and mails it to
-- the company's inbox and to the supplier.
create or replace function fx.receive_inquiry(event uuid, due timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asked public.orders;
  said text;
  item uuid;
begin
  select o.* into asked from public.order_events e join public.orders o on o.id = e.order_id
    where e.id = event and e.kind = 'inquiry' and o.customer_id = fx.company() and fx.role() = 'customer';
  if not found then raise exception 'no such inquiry' using errcode = 'P0002'; end if;
  said := (select e.details ->> 'text' from public.order_events e where e.id = event);
  item := fx.open_inbox_item('order', asked.id, asked.customer_id, asked.supplier_id, asked.customer_company, said,
    concat_ws(' ', asked.number, asked.customer_name, asked.supplier_name), due, null);
  insert into public.messages (id, conversation_id, side, sender_id, sender_name, body)
    select fx.new_id(), item, 'customer', p.id, p.full_name, said from public.people p where p.id = fx.me();
  perform fx.queue_mail(jsonb_build_object('eventId', event), array_agg(fx.new_id()),
      array_agg('order-inquiry'::text), array_agg(reader.id), array_agg(reader.email), array_agg(reader.language))
    from (
      select null::uuid as id, c.inbox as email, 'en' as language from public.company_private c
      union all
      select a.id, a.email, a.language from fx.order_side_members(asked.id, 'supplier') person
        join public.accounts a on a.id = person) reader;
end $$;
alter function fx.receive_inquiry owner to effects;
grant execute on function fx.receive_inquiry to app;
