-- Mails a customer's question about their order to the company's inbox and to the supplier.
create or replace function fx.mail_inquiry(event uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  ordered uuid := (
    select o.id from public.order_events e join public.orders o on o.id = e.order_id
      where e.id = event and e.kind = 'inquiry' and o.customer_id = fx.company() and fx.role() = 'customer');
begin
  if ordered is null then raise exception 'no such inquiry' using errcode = 'P0002'; end if;
  perform fx.queue_mail(jsonb_build_object('eventId', event), array_agg(fx.new_id()),
      array_agg('order-inquiry'::text), array_agg(reader.id), array_agg(reader.email), array_agg(reader.language))
    from (
      select null::uuid as id, c.inbox as email, 'en' as language from public.company_private c
      union all
      select a.id, a.email, a.language from fx.order_side_members(ordered, 'supplier') person
        join public.accounts a on a.id = person) reader;
end $$;
alter function fx.mail_inquiry owner to effects;
grant execute on function fx.mail_inquiry to app;
