-- Gives an order the version that was proposed for it. Only fx.answer_amendment calls it.
create or replace function fx.amend_order(given public.order_amendments) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.order_lines (order_id, version, position, customer_id, supplier_id, product_id, names,
      original_language, article_code, unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm,
      basis_place, details, breakdown, made_to_order, lead_days, image, image_name, category)
    select l.order_id, l.version + 1, row_number() over (order by l.position) - 1, l.customer_id, l.supplier_id,
        l.product_id, l.names, l.original_language, l.article_code, l.unit, l.pieces_per_unit, n.unit_price_cents,
        n.quantity, n.unit_price_cents * n.quantity, l.incoterm, l.basis_place, l.details, n.breakdown,
        l.made_to_order, l.lead_days, l.image, l.image_name, l.category
      from public.order_lines l
      join public.order_amendment_lines n on n.amendment_id = given.id and n.position = l.position
      where l.order_id = given.order_id and l.version = given.version and not n.struck_out;
  update public.orders o set version = given.version + 1, quantity = s.quantity, line_count = s.lines,
      total_cents = given.total_cents, deposit_cents = given.deposit_cents,
      deposit_received_at = coalesce(o.deposit_received_at, case
        when o.received_cents > 0 and o.received_cents - o.refunded_cents >= given.deposit_cents then fx.now() end),
      balance_received_at = coalesce(o.balance_received_at, case
        when o.received_cents > 0 and o.received_cents - o.refunded_cents >= given.total_cents then fx.now() end),
      answer = case when given.ready_on is null then o.answer else 'can_deliver' end,
      answered_at = case when given.ready_on is null then o.answered_at else fx.now() end,
      ready_on = coalesce(given.ready_on, o.ready_on)
    from (select sum(l.quantity)::integer as quantity, count(*)::integer as lines from public.order_lines l
      where l.order_id = given.order_id and l.version = given.version + 1) s
    where o.id = given.order_id;
  update public.order_fees f set fee_cents = fx.share_of(given.total_cents, f.hundredths)
    where f.order_id = given.order_id;
  perform fx.return_goods(given.order_id, array_agg(d.product_id order by d.product_id),
      array_agg(d.quantity order by d.product_id))
    from (select l.product_id, sum(case l.version when given.version then l.quantity else -l.quantity end)::integer
        as quantity
      from public.order_lines l
      where l.order_id = given.order_id and l.version between given.version and given.version + 1
        and not l.made_to_order
      group by 1) d
    where d.quantity > 0 having count(*) > 0;
end $$;
alter function fx.amend_order owner to effects;
