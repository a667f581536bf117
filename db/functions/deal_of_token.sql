-- A deal for whoever has its link: goods, figures, supplier and where it stands, and that of its order; nothing about
-- the customer, no person, no words that somebody wrote.
create or replace function fx.deal_of_token(token_hash bytea)
  returns table (quote_id uuid, quote_number text, state text, version integer, side text, supplier_id uuid,
    supplier_name text, stripe integer, verified_until timestamptz, incoterm text, basis_place text, lead_days integer,
    total_cents bigint, answer_by date, lines jsonb, number text, status text, shipping_status text,
    placed_at timestamptz, ready_on date, shipped_at timestamptz, delivered_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select q.id, q.number, q.state, q.version, v.side, q.supplier_id, q.supplier_name, s.stripe, s.verified_until,
        v.incoterm, v.basis_place, v.lead_days, case when o.version > 1 then o.total_cents else q.total_cents end,
        q.answer_by, g.lines, o.number, o.status, o.shipping_status, o.created_at, o.ready_on, o.shipped_at,
        o.delivered_at
      from public.deal_links k
      join public.quotes q on q.id = k.quote_id
      join public.quote_versions v on v.quote_id = q.id and v.customer_id = q.customer_id
        and v.supplier_id = q.supplier_id and v.number = q.version
      join public.suppliers s on s.id = q.supplier_id
      left join public.orders o on o.quote_id = q.id
      -- the agreed lines, or those of the order once it was amended
      cross join lateral (
        select jsonb_agg(jsonb_build_object('names', l.names, 'language', l.original_language, 'unit', l.unit,
            'quantity', l.quantity, 'options', coalesce(l.details -> 'options', '[]'), 'breakdown', l.breakdown,
            'priceCents', l.price_cents, 'struckOut', l.struck_out, 'madeToOrder', l.made_to_order, 'image', l.image)
            order by l.position) as lines
          from (
            select w.position, w.names, w.original_language, w.unit, w.quantity, w.details, w.breakdown, w.price_cents,
                w.struck_out, w.made_to_order, w.image
              from public.quote_lines w
              where w.quote_id = v.quote_id and w.customer_id = v.customer_id and w.supplier_id = v.supplier_id
                and w.version = v.number and coalesce(o.version, 1) = 1
            union all
            select n.position, n.names, n.original_language, n.unit, n.quantity, n.details, n.breakdown,
                n.unit_price_cents, false, n.made_to_order, n.image
              from public.order_lines n
              where n.order_id = o.id and n.customer_id = o.customer_id and n.supplier_id = o.supplier_id
                and n.version = o.version and o.version > 1) l) g
      where k.token_hash = deal_of_token.token_hash and k.revoked_at is null;
  end;
alter function fx.deal_of_token owner to effects;
grant execute on function fx.deal_of_token to app, app_admin;
