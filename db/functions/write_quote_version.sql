-- Writes the version that a quote has just got, with the actor's name and its lines. What the goods are comes from the
-- version before, or from the listing of the same supplier; only a supplier's side replaces them, and says whether they
-- are made to order. Only functions of the same owner may call it.
create or replace function fx.write_quote_version(quote public.quotes, side text, terms jsonb, lines jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  goods uuid[] := array(select (l ->> 'product_id')::uuid from jsonb_array_elements(lines) l order by 1);
begin
  insert into public.quote_versions (quote_id, number, customer_id, supplier_id, side, actor_role, actor_id, actor_name,
      valid_until, lead_days, incoterm, basis_place, deposit_percent, wanted_on, port, notes, notes_language,
      total_cents, choices)
    select quote.id, quote.version, quote.customer_id, quote.supplier_id, write_quote_version.side, fx.role(), p.id,
        p.full_name, t.valid_until, t.lead_days, t.incoterm, t.basis_place, t.deposit_percent, t.wanted_on, t.port,
        t.notes, t.notes_language, quote.total_cents, coalesce(t.choices, '{}')
      from public.people p cross join jsonb_to_record(terms) as t(valid_until date, lead_days integer, incoterm text,
        basis_place text, deposit_percent integer, wanted_on date, port text, notes text, notes_language text,
        choices jsonb)
      where p.id = fx.me();
  insert into public.quote_lines (quote_id, version, position, customer_id, supplier_id, product_id, replaces, quantity,
      breakdown, price_cents, struck_out, made_to_order, names, original_language, article_code, unit, pieces_per_unit,
      details, image, image_name, category)
    select quote.id, quote.version, l.place - 1, quote.customer_id, quote.supplier_id, g.product_id,
        case when b.product_id <> g.product_id then b.product_id end, g.quantity, nullif(g.breakdown, 'null'),
        g.price_cents, g.struck_out,
        coalesce(case when side = 'supplier' then g.made_to_order end, kept.made_to_order, f.made_to_order),
        coalesce(kept.names, (select jsonb_object_agg(t.language, t.name) from public.listing_texts t
          where t.product_id = f.product_id)),
        coalesce(kept.original_language, f.original_language),
        case when kept.product_id is null then f.article_code else kept.article_code end,
        coalesce(kept.unit, f.unit), coalesce(kept.pieces_per_unit, f.pieces_per_unit),
        coalesce(kept.details, f.details),
        case when kept.product_id is null then f.images -> 0 else kept.image end,
        case when kept.product_id is null then f.images -> 0 ->> 'name' else kept.image_name end,
        coalesce(kept.category, f.category)
      from jsonb_array_elements(lines) with ordinality l(line, place)
      cross join lateral jsonb_to_record(l.line) as g(product_id uuid, quantity integer, breakdown jsonb,
        price_cents bigint, struck_out boolean, made_to_order boolean)
      left join public.quote_lines b on b.quote_id = quote.id and b.version = quote.version - 1
        and b.position = l.place - 1
      left join public.quote_lines kept on kept.quote_id = b.quote_id and kept.version = b.version
        and kept.position = b.position and kept.product_id = g.product_id
      left join public.listings f on f.product_id = g.product_id and f.supplier_id = quote.supplier_id
        and not exists (select from public.listing_rounds r where r.supplier_id = f.supplier_id and r.hidden)
      where num_nonnulls(kept.product_id, f.product_id) > 0
        and (quote.version = 1 or side = 'supplier' or kept.product_id is not null)
        and (side = 'customer' or g.struck_out or g.price_cents is not null);
  if (select count(*) from public.quote_lines l where l.quote_id = quote.id and l.version = quote.version)
      <> quote.line_count then
    raise exception 'NOT_FOUND' using errcode = 'TC001';
  end if;
  perform from public.products p where p.id = any (goods) and not p.used order by p.id for no key update;
  if found then update public.products p set used = true where p.id = any (goods) and not p.used; end if;
end $$;
alter function fx.write_quote_version owner to effects;
