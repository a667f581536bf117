-- Checks orders that the actor has just placed against what is offered, and does what follows from them, once: fee,
-- e-mails, notifications, and last the stock. It is a function because only the supplier may see the fee, and
-- recipients come from rows. Its plans do not depend on which orders these are, so a connection keeps them; they may
-- have been made while the tables were still empty, so none of them may read a table as a whole, and each begins at the
-- orders that were placed.
create or replace function fx.finish_placing_orders(ids uuid[], by_mail boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  customer uuid := fx.company(); -- computed once, not for each row that is compared with it
  placed record;
  goods uuid[];
  accepted uuid[];
begin
  if cardinality(ids) <> (
    select count(*) from public.orders o
      where o.id = any (ids) and o.customer_id = customer and o.placed_by = fx.me() and fx.role() = 'customer'
        and not exists (select from public.order_fees f where f.order_id = o.id)) then
    raise exception 'no such order' using errcode = 'P0002';
  end if;
  accepted := array(select o.quote_id from public.orders o where o.id = any (ids) and o.quote_id is not null);
  if cardinality(accepted) > 0 then
    perform from public.quotes q where q.id = any (accepted) order by q.id for no key update;
  end if;
  -- Prices and terms are those of the offers or of the accepted version, and sums those of the lines. An offer that
  -- changed since it was read is read again: the code of a serialization failure makes the transaction begin anew.
  if exists (
    select from public.orders o cross join public.company_settings c
      left join public.quote_versions v on v.quote_id = o.quote_id and v.number = o.quote_version
      cross join lateral (
        select sum(l.total_cents) as cents, sum(l.quantity) as quantity, count(*) as lines,
            o.quote_id is not null and fx.is_accepted_version(o) or o.quote_id is null
              and bool_and(coalesce(l.supplier_id = f.supplier_id and case when o.sample
                  then l.unit_price_cents = coalesce((f.details ->> 'sampleCents')::bigint, m.sample_cents)
                  else l.quantity >= f.minimum and l.unit_price_cents
                    = fx.price_at(coalesce(f.price_cents, m.price_cents), coalesce(m.tiers, f.tiers), l.quantity) end
                and l.made_to_order = f.made_to_order and l.incoterm = coalesce(f.incoterm, c.incoterm)
                and l.basis_place = coalesce(f.basis_place, c.basis_place)
                and not exists (
                  select from public.listing_rounds r where r.supplier_id = f.supplier_id and r.hidden), false))
              as offered
          from public.order_lines l left join public.listings f on f.product_id = l.product_id
            left join public.member_prices m on m.product_id = f.product_id
          where l.order_id = o.id) s
      where o.id = any (ids) and not coalesce(s.offered and s.cents = o.total_cents and s.quantity = o.quantity
        and s.lines = o.line_count and o.deposit_cents
          = fx.share_of(o.total_cents,
            case when o.sample then 100 else coalesce(v.deposit_percent, c.deposit_percent) end * 100), false))
  then
    raise exception 'not as offered' using errcode = 'serialization_failure';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(customer::text, 0)); -- counted in turn
  if (select count(*) from public.orders o where o.customer_id = customer and o.status = 'pending'
      and o.received_cents = 0) > fx.budget('unpaid_orders') then
    raise exception 'ORDERS_UNPAID' using errcode = 'TC001',
      detail = jsonb_build_object('max', fx.budget('unpaid_orders'));
  end if;

  if exists (select from public.orders o where o.id = any (ids) and o.sample) and exists (
    select from public.orders o
      join public.order_lines l on l.order_id = o.id
      where o.customer_id = customer and o.sample and o.status <> 'cancelled'
        and o.created_at > fx.now() - interval '30 days'
      group by l.product_id having count(distinct o.id) > 1 and bool_or(o.id = any (ids)))
  then
    raise exception 'SAMPLE_ORDERED' using errcode = 'TC001', detail = jsonb_build_object('days', 30);
  end if;

  insert into public.order_fees (order_id, supplier_id, hundredths, fee_cents)
    select o.id, o.supplier_id, f.hundredths, fx.share_of(o.total_cents, f.hundredths)
      from public.orders o
      left join public.supplier_private p on p.supplier_id = o.supplier_id
      cross join public.company_private c
      cross join lateral (select coalesce(p.fee_hundredths, c.fee_hundredths) as hundredths) f
      where o.id = any (ids);

  for placed in
    select o.id, o.placed_by, o.customer_email, a.language, c.inbox,
        jsonb_strip_nulls(jsonb_build_object('orderId', o.id, 'sample', case when o.sample then 'yes' end)) as letter,
        jsonb_strip_nulls(jsonb_build_object('orderId', o.id, 'number', o.number, 'customer', o.customer_company,
          'product', fx.order_line_name(l.names, l.original_language, l.original_language),
          'quantity', o.quantity::text, 'total', fx.format_dollars(o.total_cents),
          'sample', case when o.sample then 'yes' end)) as told
      from public.orders o
      join public.accounts a on a.id = o.placed_by
      cross join lateral (
        select * from public.order_lines f where f.order_id = o.id and f.position = 0 limit 1) l
      cross join public.company_private c
      where o.id = any (ids) order by o.id
  loop
    perform fx.queue_mail(placed.letter, array[fx.new_id(), fx.new_id()],
      array['order-placed', 'order-received'], array[placed.placed_by, null],
      array[placed.customer_email, placed.inbox], array[placed.language, 'en']);
    perform fx.notify(array(select fx.order_side_members(placed.id, 'supplier')), 'order.placed', placed.told, by_mail);
  end loop;

  goods := array(select l.product_id from public.order_lines l where l.order_id = any (ids));
  perform from public.products p where p.id = any (goods) and not p.used order by p.id for no key update;
  if found then update public.products p set used = true where p.id = any (goods) and not p.used; end if;
  if cardinality(accepted) > 0 then
    update public.quotes q set state = 'ordered' where q.id = any (accepted);
  end if;
  perform fx.deduct_stock(ids);
end $$;
alter function fx.finish_placing_orders owner to effects;
grant execute on function fx.finish_placing_orders to app;
