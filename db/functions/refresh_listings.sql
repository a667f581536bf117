-- Inserts, updates or deletes the listings of these products with their texts, pictures and search words, so that they
-- match the products. Only functions of the same owner may call it.
create or replace function fx.refresh_listings(ids uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.listings l where l.product_id = any (ids)
    and not exists (select from public.products p join public.suppliers s on s.id = p.supplier_id
      where p.id = l.product_id and p.status = 'listed' and s.active);

  insert into public.listings as l (product_id, supplier_id, category, original_language, languages, price_cents,
      price_confirmed_at, tiers, minimum, stock, made_to_order, lead_days, article_code, country, city, origin, unit,
      pieces_per_unit, incoterm, basis_place, customs_code, details, images, verified, listed_at, updated_at, search)
    select p.id, p.supplier_id, p.category, p.original_language, texts.languages, p.price_cents,
      p.price_confirmed_at, p.tiers, p.minimum, coalesce(b.balance, 0), p.made_to_order, p.lead_days, p.article_code,
      p.country, p.city, p.origin, p.unit,
      p.pieces_per_unit, p.incoterm, p.basis_place, p.customs_code, p.details,
      images.shown, coalesce(s.verified_until > fx.now(), false),
      p.listed_at, fx.now(),
      setweight(to_tsvector('simple', fx.searchable_words(texts.names)), 'A')
        || setweight(to_tsvector('simple', fx.searchable_words(concat_ws(' ', s.name, p.article_code))), 'B')
        || strip(to_tsvector('simple', fx.searchable_words(texts.descriptions)))
        || array_to_tsvector(array['c:' || p.category, 's:' || p.supplier_id])
      from public.products p
      join public.suppliers s on s.id = p.supplier_id
      left join public.stock_balances b on b.product_id = p.id
      cross join lateral (
        select coalesce(array_agg(t.language order by t.language), '{}') as languages,
            coalesce(string_agg(t.name, ' '), '') as names,
            coalesce(string_agg(t.description, ' '), '') as descriptions
          from public.product_texts t where t.product_id = p.id) texts
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'widths', i.widths, 'width', i.width,
            'height', i.height, 'thumbhash', i.thumbhash) order by i.position), '[]') as shown
          from public.product_images i where i.product_id = p.id and i.position is not null) images
      where p.id = any (ids) and p.status = 'listed' and s.active
    on conflict (product_id) do update set category = excluded.category,
      original_language = excluded.original_language, languages = excluded.languages,
      price_cents = excluded.price_cents, price_confirmed_at = excluded.price_confirmed_at, tiers = excluded.tiers,
      minimum = excluded.minimum, stock = excluded.stock, made_to_order = excluded.made_to_order,
      lead_days = excluded.lead_days, article_code = excluded.article_code, country = excluded.country,
      city = excluded.city, origin = excluded.origin, unit = excluded.unit,
      pieces_per_unit = excluded.pieces_per_unit, incoterm = excluded.incoterm, basis_place = excluded.basis_place,
      customs_code = excluded.customs_code, details = excluded.details, images = excluded.images,
      verified = excluded.verified, listed_at = excluded.listed_at, updated_at = excluded.updated_at,
      search = excluded.search;

  delete from public.listing_texts t where t.product_id = any (ids)
    and not exists (select from public.product_texts p where p.product_id = t.product_id and p.language = t.language);
  insert into public.listing_texts (product_id, language, name, description)
    select t.product_id, t.language, t.name, t.description from public.product_texts t
      join public.listings l on l.product_id = t.product_id where l.product_id = any (ids)
    on conflict (product_id, language) do update set name = excluded.name, description = excluded.description
      where (listing_texts.name, listing_texts.description) <> (excluded.name, excluded.description);

  delete from public.listing_images i where i.product_id = any (ids)
    and not exists (select from public.product_images p where p.name = i.name and p.product_id = i.product_id
      and p.position is not null);
  insert into public.listing_images (name, product_id)
    select i.name, i.product_id from public.product_images i join public.listings l on l.product_id = i.product_id
      where l.product_id = any (ids) and i.position is not null
    on conflict (name) do nothing;

  -- Sorted, so that two transactions with the same words wait for each other instead of deadlocking.
  insert into public.search_words (word)
    select distinct w.word from public.listing_texts t
      cross join lateral unnest(tsvector_to_array(to_tsvector('simple', fx.searchable_words(t.name)))) w(word)
      where t.product_id = any (ids) and length(w.word) between 3 and 40 order by 1
    on conflict do nothing;
end $$;
alter function fx.refresh_listings owner to effects;
