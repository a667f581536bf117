-- Whether an order holds exactly the lines of the offer that it accepts, which is the quote's last version and still
-- holds today. Only functions of the same owner may call it.
create or replace function fx.is_accepted_version(placed public.orders) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select coalesce((
      select v.side = 'supplier' and (placed.incoterm, placed.basis_place, placed.choices)
            = (v.incoterm, v.basis_place, v.choices)
          and not exists (
            select from (
                select row_number() over (order by w.position) - 1 as position, w.product_id, w.quantity, w.price_cents,
                    w.made_to_order, w.breakdown
                  from public.quote_lines w
                  where w.quote_id = v.quote_id and w.version = v.number and not w.struck_out) w
              full join (select * from public.order_lines o where o.order_id = placed.id) l on l.position = w.position
              where (w.product_id, w.quantity, w.price_cents, w.made_to_order, w.breakdown, v.incoterm, v.basis_place,
                  v.lead_days)
                is distinct from (l.product_id, l.quantity, l.unit_price_cents, l.made_to_order, l.breakdown,
                  l.incoterm, l.basis_place, l.lead_days))
        from public.quotes q
        join public.quote_versions v on v.quote_id = q.id and v.number = q.version
        where q.id = placed.quote_id and q.version = placed.quote_version and q.state = 'offered'
          and q.customer_id = placed.customer_id and q.supplier_id = placed.supplier_id
          and q.answer_by >= (fx.now() at time zone interval '3 hours')::date), false);
  end;
alter function fx.is_accepted_version owner to effects;
