-- What follows from orders that the actor has just placed, once: fee, what is due, letters, notifications, and last
-- of all the stock. The fee is for the supplier's eyes, the recipients come from rows.
create or replace function fx.settle_orders(ids uuid[], by_mail boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  placed record;
begin
  if exists (select from unnest(ids) i(id) where not exists (select from public.orders o where o.id = i.id
    and o.customer_id = fx.company() and o.placed_by = fx.me() and fx.role() = 'customer'
    and not exists (select from public.order_fees f where f.order_id = o.id))) then
    raise exception 'no such order' using errcode = 'P0002';
  end if;

  insert into public.order_fees (order_id, supplier_id, hundredths, fee_cents)
    select o.id, o.supplier_id, f.hundredths, fx.share_of(o.total_cents, f.hundredths) from public.orders o
      cross join lateral (select coalesce((select p.fee_hundredths from public.supplier_private p
        where p.supplier_id = o.supplier_id), (select c.fee_hundredths from public.company_private c)) as hundredths) f
      where o.id = any (ids);
  insert into public.payments (id, order_id, customer_id, supplier_id, part, due_cents)
    select fx.new_id(), o.id, o.customer_id, o.supplier_id, d.part, d.cents from public.orders o
      cross join lateral (values ('deposit', o.deposit_cents), ('balance', o.total_cents - o.deposit_cents)) d(part,
        cents) where o.id = any (ids) and d.cents > 0;

  for placed in select o.id, o.number, o.placed_by, o.customer_company, o.customer_name, o.customer_email,
    o.supplier_name, o.line_count, o.quantity, o.total_cents, o.incoterm, o.basis_place,
      o.notes, a.language, l.names, l.original_language from public.orders o
        join public.accounts a on a.id = o.placed_by
      join public.order_lines l on l.order_id = o.id and l.position = 0 where o.id = any (ids) order by o.id loop
    perform fx.queue_mail(fx.new_id(), mail.recipient_id, mail.recipient, mail.language, mail.template,
      jsonb_build_object('orderId', placed.id, 'number', placed.number,
        'customerName', placed.customer_name, 'customerEmail', placed.customer_email, 'supplierName',
          placed.supplier_name,
        'productName', fx.line_name(placed.names, placed.original_language, mail.language), 'furtherProducts',
          placed.line_count - 1, 'quantity', placed.quantity,
        'totalPrice', fx.dollars(placed.total_cents), 'basis', placed.incoterm || ' ' || placed.basis_place, 'notes',
          placed.notes))
      from (values ('order-placed', placed.placed_by, placed.customer_email, placed.language),
        ('order-received', null, (select c.inbox from public.company_private c), 'en'))
        mail(template, recipient_id, recipient, language);
    perform fx.tell_order(placed.id, '{supplier}', 'order.placed',
      jsonb_build_object('orderId', placed.id, 'number', placed.number, 'customer', placed.customer_company,
      'product', fx.line_name(placed.names, placed.original_language, placed.original_language), 'quantity',
        placed.quantity::text, 'total', fx.dollars(placed.total_cents)), settle_orders.by_mail);
  end loop;

  for placed in select distinct p.id from public.order_lines l join public.products p on p.id = l.product_id
    where l.order_id = any (ids) and not p.used order by 1 loop
    update public.products p set used = true where p.id = placed.id;
  end loop;
  perform fx.take_stock(ids);
end $$;
alter function fx.settle_orders owner to effects;
grant execute on function fx.settle_orders to app;
