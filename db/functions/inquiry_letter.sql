-- What an e-mail says about a customer's question, in the reader's language. The worker calls it when the e-mail is
-- sent.
create or replace function fx.inquiry_letter(event uuid, language text)
  returns table ("orderId" uuid, number text, "customerName" text, "customerEmail" text, "productName" text,
    message text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select o.id, o.number, o.customer_name, o.customer_email,
      fx.order_line_name(l.names, l.original_language, inquiry_letter.language), e.details ->> 'text'
    from public.order_events e
    join public.orders o on o.id = e.order_id
    join public.order_lines l on l.order_id = o.id and l.version = o.version and l.position = 0
    where e.id = event and e.kind = 'inquiry';
end $$;
alter function fx.inquiry_letter owner to effects;
grant execute on function fx.inquiry_letter to worker;
