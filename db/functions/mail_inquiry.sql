-- Mails a customer's question about their order to the company's inbox and to the supplier.
create or replace function fx.mail_inquiry(event uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asked record;
begin
  select o.id, o.number, o.customer_name, o.customer_email, l.names, l.original_language,
    e.details ->> 'text' as message into asked
    from public.order_events e join public.orders o on o.id = e.order_id join public.order_lines l on l.order_id = o.id
      and l.position = 0
    where e.id = event and e.kind = 'inquiry' and o.customer_id = fx.company() and fx.role() = 'customer';
  if not found then raise exception 'no such inquiry' using errcode = 'P0002'; end if;
  perform fx.queue_mail(fx.new_id(), reader.id, reader.email, reader.language, 'order-inquiry',
    jsonb_build_object('customerName', asked.customer_name, 'customerEmail', asked.customer_email,
      'orderId', asked.id, 'number', asked.number, 'productName',
        fx.line_name(asked.names, asked.original_language, reader.language), 'message', asked.message))
    from (select null::uuid as id, c.inbox as email, 'en' as language from public.company_private c
      union all select a.id, a.email, a.language from fx.side_of_order(asked.id, 'supplier') person
        join public.accounts a on a.id = person) reader;
end $$;
alter function fx.mail_inquiry owner to effects;
grant execute on function fx.mail_inquiry to app;
