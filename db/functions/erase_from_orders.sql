-- Takes a person out of the orders that they placed, and the companies that go with them out of theirs. What invoices
-- of completed orders need is first written where only admins read it. Only functions of the same owner may call it.
create or replace function fx.erase_from_orders(person uuid, companies uuid[], invoice_years integer) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.invoice_records (order_id, customer_company, legal_name, tax_number, company_address,
      customer_name, shipping_address, shipping_postal_code, kept_until)
    select o.id, o.customer_company, c.legal_name, c.tax_number, c.address, o.customer_name, o.shipping_address,
        o.shipping_postal_code, date_trunc('year', o.created_at) + (invoice_years + 1) * interval '1 year'
      from public.orders o join public.customers c on c.id = o.customer_id
      where o.id in (
          select placed.id from public.orders placed where placed.placed_by = person
          union select own.id from public.orders own where own.customer_id = any (companies))
        and o.status = 'completed'
    on conflict do nothing;

  update public.orders o set customer_name = fx.erased_name(), customer_email = '', customer_phone = null, notes = null,
      search = fx.without_words(o.search, o.customer_name)
        || to_tsvector('simple', fx.searchable_words(concat_ws(' ', o.number, o.customer_company, o.supplier_name)))
    where o.placed_by = person;
  update public.orders o set customer_company = fx.erased_name(), shipping_address = '', shipping_postal_code = null,
      search = fx.without_words(o.search, o.customer_company)
        || to_tsvector('simple', fx.searchable_words(concat_ws(' ', o.number, o.customer_name, o.supplier_name)))
    where o.customer_id = any (companies);
  update public.order_events e set actor_name = fx.erased_name() where e.actor_id = person;
  update public.ratings r set words = null where r.rated_by = person or r.customer_id = any (companies);
  update public.ratings r set answer = null where r.answered_by = person or r.supplier_id = any (companies);
  update public.payment_proofs p set file_name = 'proof.' || split_part(p.type, '/', 2)
    where p.sent_by = person or p.customer_id = any (companies);

  update public.notifications n set arguments = n.arguments || jsonb_build_object('customer', fx.erased_name())
    where n.arguments ? 'customer' and n.arguments ->> 'orderId' in (
      select o.id::text from public.orders o where o.customer_id = any (companies));
end $$;
alter function fx.erase_from_orders owner to effects;
